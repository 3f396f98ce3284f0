import type { EventAudience } from '@portal/api/registration/admin';
import { expect, test } from 'vitest';
import { recipientsOf, recipientsText } from './recipients.ts';

const guest = { name: 'Bu Rahayu', email: '', phone: '' };
const audience: EventAudience = {
  seated: { registrations: 31, people: 48, withAccount: 28, others: [guest, guest, guest] },
  waiting: { registrations: 2, people: 5, withAccount: 2, others: [] },
};

test.each([
  ['registered', 31, 28, 'Dari 31 orang, 28 punya akun dan membacanya di portal.'],
  ['waiting', 2, 2, 'Semua 2 orang membacanya di portal.'],
  ['both', 33, 30, 'Dari 33 orang, 30 punya akun dan membacanya di portal.'],
] as const)('a message to "%s" is for %i people and reaches %i', (to, total, told, text) => {
  const recipients = recipientsOf(audience, to);
  expect(recipients).toMatchObject({ total, told });
  expect(recipients.others).toHaveLength(total - told);
  expect(recipientsText(recipients)).toBe(text);
});

test('says when a message reaches nobody', () => {
  const guests = { registrations: 1, people: 1, withAccount: 0, others: [guest] };
  const nobody = { registrations: 0, people: 0, withAccount: 0, others: [] };
  const textOf = (shown: EventAudience) => recipientsText(recipientsOf(shown, 'both'));
  expect(textOf({ seated: guests, waiting: nobody })).toContain('Tidak ada dari 1 orang');
  expect(textOf({ seated: nobody, waiting: nobody })).toBe('Tidak ada yang dipilih.');
});
