import { demoAccounts } from '@portal/database/demo-accounts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closePage, newEmail, openPage, portal } from '../../test/browser.ts';

const password = 'rahasia-1';
const form = { fullName: 'Rina', graduationYear: '2016', password, confirmation: password };

afterEach(closePage);
afterAll(() => portal.close());

test('answers the same for an account that waits, one that is confirmed, and an address without an account', async () => {
  const page = await openPage('/login');
  const waiting = newEmail();
  await page.register({ ...form, email: waiting });
  const [first, ...others] = [
    await page.resendConfirmation(waiting),
    await page.resendConfirmation(waiting),
    await page.resendConfirmation(demoAccounts.budi.email),
    await page.resendConfirmation(newEmail()),
  ];
  expect(first).toMatchObject({ isDone: true, notice: { title: 'Link Konfirmasi Dikirim' } });
  for (const other of others) expect(other).toEqual(first);
});

test('a sign-in that lacks the confirmation and a second registration offer it', async () => {
  const page = await openPage('/register');
  const email = newEmail();
  await page.register({ ...form, email });
  const signIn = await page.signIn({ email, password, role: 'alumni' });
  const again = await page.register({ ...form, email });
  for (const { notice } of [signIn, again]) expect(notice.lacksConfirmation).toBe(true);
  const wrong = await page.signIn({ ...demoAccounts.budi, password: 'salah', role: 'alumni' });
  // The service looks at the password first, so that this address may wait as well.
  expect(wrong.notice.lacksConfirmation).toBe(true);
});

const spent = ['over_email_send_rate_limit', 'email rate limit exceeded'] as const;

test.each([
  [429, ...spent],
  [500, 'unexpected_failure', 'Error sending recovery email'],
  [504, 'request_timeout', 'Processing this request timed out'],
] as const)(
  'a mail that cannot be sent (%d) tells nobody who has an account',
  async (status, code, message) => {
    const page = await openPage('/login');
    const email = newEmail();
    const requests = [page.resendConfirmation, page.requestPasswordReset];
    const unknown = [];
    for (const request of requests) unknown.push(await request(email));
    for (const path of ['resend', 'recover'])
      portal.breakPath(`/auth/v1/${path}`, status, code, message);
    for (const [place, request] of requests.entries()) {
      expect(await request(newEmail())).toEqual(unknown[place]);
    }
  },
);

test('a registration after the last mail of the hour says when the next one may be', async () => {
  const page = await openPage('/register');
  portal.breakPath('/auth/v1/signup', 429, ...spent);
  expect(await page.register({ ...form, email: newEmail() })).toMatchObject({
    isDone: false,
    notice: {
      description: 'Kami sedang menerima banyak pendaftaran. Coba lagi dalam satu jam.',
    },
  });
});
