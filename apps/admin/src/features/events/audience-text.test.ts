import type { EventAudience } from '@portal/api/registration/admin';
import { expect, test } from 'vitest';
import { removalText, toldText } from './audience-text.ts';

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
