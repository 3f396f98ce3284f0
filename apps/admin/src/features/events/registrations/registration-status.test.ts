import type { EventRegistration } from '@portal/api/event';
import { expect, test } from 'vitest';
import { eventFacts, participantsText, placeText, seatsText } from './registration-status.ts';

const terms: EventRegistration = {
  mode: 'portal',
  link: null,
  deadline: null,
  capacity: 24,
  seatsTaken: 23,
  waitingCount: 2,
};

test.each([
  [{}, '23 dari 24, 2 menunggu', '23 dari 24 tempat terisi, 2 pendaftaran menunggu'],
  [
    { capacity: null, waitingCount: 0, seatsTaken: 2300 },
    '2.300',
    '2.300 orang terdaftar, tanpa batas tempat',
  ],
])('the seats and the queue of %j', (changes, short, long) => {
  expect(participantsText({ ...terms, ...changes })).toBe(short);
  expect(seatsText({ ...terms, ...changes })).toBe(long);
});

test.each([
  ['registered', null, 'Mendapat tempat.'],
  ['waiting', 3, 'Tempat tidak cukup: masuk daftar tunggu, urutan ke-3.'],
  ['waiting', null, 'Tempat tidak cukup: masuk daftar tunggu, urutan ke-?.'],
] as const)('somebody added who is %s at %s', (status, queuePlace, text) => {
  expect(placeText({ status, queuePlace })).toBe(text);
});

test('below the name of an event stand day, time and place', () => {
  const event = { date: '2026-12-05', time: '19:00', endTime: '01:00', location: 'Aula' };
  expect(eventFacts(event)).toBe('5 Desember 2026 · 19:00–01:00 WIB (6 Desember) · Aula');
  expect(eventFacts({ ...event, time: '', endTime: '', location: '' })).toBe('5 Desember 2026');
});
