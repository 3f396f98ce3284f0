import type { EventAudience } from '@portal/api/registration/admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capacityText, changeText, removalText, toldText } from './audience-text.ts';

const nobody = { registrations: 0, people: 0, withAccount: 0, others: [] };
const seated = { registrations: 13, people: 23, withAccount: 11, others: [] };
const full: EventAudience = {
  seated,
  waiting: { registrations: 2, people: 4, withAccount: 1, others: [] },
};

test('the question before a deletion counts what goes with the event, and who is told', () => {
  expect(removalText(full, true)).toBe(
    '15 pendaftaran ikut terhapus: 23 tempat, 2 di daftar tunggu. 12 orang diberi tahu bahwa kegiatan ini dibatalkan; 3 yang lain tidak punya akun.',
  );
  expect(removalText({ seated, waiting: nobody }, false)).toBe(
    '13 pendaftaran ikut terhapus: 23 tempat. Tidak ada yang diberi tahu.',
  );
});

test('nobody is told where nobody has an account', () => {
  const guests = { ...seated, withAccount: 0 };
  expect(toldText({ seated: guests, waiting: nobody }, 'x')).toBe(
    'Tidak ada yang diberi tahu: tidak ada peserta yang punya akun.',
  );
  expect(toldText({ seated: { ...seated, withAccount: 13 }, waiting: nobody }, 'x')).toBe(
    '13 orang diberi tahu x.',
  );
});

const event: Parameters<typeof changeText>[0] = {
  status: 'approved',
  date: '2030-08-17',
  time: '09:00',
  endTime: '',
  location: 'Aula',
  onlineLink: '',
  capacity: 24,
};
type Changes = Partial<typeof event>;
const change = (changes: Changes, audience = full, stored: Changes = {}) =>
  changeText({ ...event, ...stored }, { ...event, ...stored, ...changes }, audience);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-08-01T08:00:00+07:00') }));
afterEach(() => void vi.useRealTimers());

test.each<[Changes, string]>([
  [{ date: '2030-08-18' }, '12 orang diberi tahu tentang waktu atau tempat yang baru; 3 yang lain'],
  [{ location: 'Kampus' }, '12 orang diberi tahu tentang waktu'],
  [
    { onlineLink: 'https://rapat.example' },
    '11 orang diberi tahu bahwa tautan daring berubah; 2 yang',
  ],
  [{ status: 'rejected' }, '12 orang diberi tahu bahwa kegiatan ini dibatalkan'],
  [{ capacity: 30 }, 'Yang menunggu mendapat tempat yang bertambah, dan diberi tahu.'],
  [{ capacity: null }, 'Yang menunggu mendapat tempat'],
])('before %j is saved, the form says who is told what', (changes, text) => {
  expect(change(changes)).toContain(text);
});

test('nobody is told of other changes, without participants, or once the event has begun', () => {
  expect(change({})).toBe('');
  expect(change({ capacity: 10 })).toBe('');
  const waiting = { ...full, seated: nobody };
  expect(change({ onlineLink: 'https://rapat.example' }, waiting)).toBe('');
  expect(change({ date: '2030-08-18' }, { seated: nobody, waiting: nobody })).toBe('');
  expect(change({ location: 'Kampus' }, full, { date: '2030-07-31' })).toBe('');
  expect(change({ location: 'Kampus' }, full, { status: 'pending' })).toBe('');
});

test('an event that was called off is announced again', () => {
  expect(change({ status: 'approved' }, full, { status: 'rejected' })).toContain('jadi diadakan');
});

test('the capacity says how many are registered, and what a lower one means', () => {
  expect(capacityText(24, 0)).toBe('Kosongkan jika tidak dibatasi.');
  expect(capacityText(24, 23)).toBe('23 sudah terdaftar. Kosongkan jika tidak dibatasi.');
  expect(capacityText(null, 23)).toContain('23 sudah terdaftar.');
  expect(capacityText(10, 23)).toMatch(
    /^23 sudah terdaftar\. Tidak ada tempat .* setelah 14 orang/,
  );
});
