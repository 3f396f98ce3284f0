import { sessionKey } from '@portal/api/storage-keys';
import { demoAccounts } from '@portal/database/demo-accounts';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { closePage, followMailLink, newEmail, openPage, portal } from '../../test/browser.ts';

afterEach(closePage);
afterAll(() => portal.close());

async function confirmedAccount(password: string): Promise<string> {
  const email = newEmail();
  const page = await openPage('/register');
  await page.register({
    fullName: 'Rina Lestari',
    email,
    graduationYear: '2012',
    password,
    confirmation: password,
  });
  const confirmed = await openPage(await followMailLink(email));
  await confirmed.becomes('alumni');
  await confirmed.signOut();
  return email;
}

async function recoveryLink(email: string): Promise<string> {
  const page = await openPage('/forgot-password');
  expect((await page.requestPasswordReset(email)).isDone).toBe(true);
  return followMailLink(email);
}

test('sets a new password for a user who forgot theirs, and leaves them signed out', async () => {
  const email = await confirmedAccount('rahasia-lama');
  const page = await openPage(await recoveryLink(email));
  expect(location.pathname).toBe('/update-password');
  expect(location.hash).toBe('');
  await page.recoveryBecomes('ready');
  expect(page.session().status).toBe('signed-out');

  const outcome = await page.updatePassword('rahasia-baru', 'rahasia-baru');
  expect(outcome.notice.title).toBe('Password Berhasil Diperbarui');
  expect(page.recovery()).toBe('none');
  expect(page.seen).not.toContain('alumni');

  const login = await openPage('/login');
  expect(await login.signIn({ email, password: 'rahasia-lama', role: 'alumni' })).toMatchObject({
    isDone: false,
  });
  expect(await login.signIn({ email, password: 'rahasia-baru', role: 'alumni' })).toMatchObject({
    isDone: true,
  });
});

test('survives a reload, and signs in no other tab', async () => {
  const email = await confirmedAccount('rahasia-lama');
  const page = await openPage(await recoveryLink(email));
  await page.recoveryBecomes('ready');
  expect(localStorage.getItem(sessionKey)).toBeNull();
  const reloaded = await openPage('/update-password');
  await reloaded.recoveryBecomes('ready');
  expect(reloaded.session().status).toBe('signed-out');
});

test('shows nobody signed in after a recovery, not even the user who was before', async () => {
  const email = await confirmedAccount('rahasia-lama');
  const link = await recoveryLink(email);
  const before = await openPage('/login');
  await before.signIn({ ...demoAccounts.budi, role: 'alumni' });
  const page = await openPage(link);
  await page.recoveryBecomes('ready');
  await page.updatePassword('rahasia-baru', 'rahasia-baru');
  expect(page.recovery()).toBe('none');
  expect(page.seen).toEqual(['signed-out']);
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('refuses a link that was used, altered or has expired', async () => {
  const used = await openPage('/update-password#error=access_denied&error_code=otp_expired');
  expect(used.recovery()).toBe('failed');
  const altered = await openPage(
    '/update-password#access_token=a.b.c&refresh_token=x&type=recovery&expires_in=60&token_type=bearer',
  );
  await altered.recoveryBecomes('failed');
  expect(altered.session().status).toBe('signed-out');
});

test('shows on any other page that a link no longer works', async () => {
  const page = await openPage('/login#error=access_denied&error_code=otp_expired');
  expect(page.errors).toEqual(['Tautan Tidak Berlaku']);
  expect(page.session().status).toBe('signed-out');
});

test.each([
  ['12345', '12345', 'Password Terlalu Pendek'],
  ['123456', '123457', 'Password Tidak Cocok'],
  ['123456', '123456', 'Gagal Memperbarui Password'],
])('refuses %s and %s outside a recovery: %s', async (password, confirmation, title) => {
  const page = await openPage('/update-password');
  const outcome = await page.updatePassword(password, confirmation);
  expect(outcome).toMatchObject({ isDone: false, notice: { title } });
});

test('a second request within a minute is answered as the first, with and without an account', async () => {
  const page = await openPage('/forgot-password');
  const [first, ...others] = [
    await page.requestPasswordReset(demoAccounts.siti.email),
    await page.requestPasswordReset(demoAccounts.siti.email),
    await page.requestPasswordReset(newEmail()),
  ];
  expect(first).toMatchObject({ isDone: true, notice: { title: 'Email Terkirim' } });
  for (const other of others) expect(other).toEqual(first);
});

test.each(['recovery', 'invite'])(
  'the tokens of a mail (%s) lead to the form for a password wherever they land',
  async (type) => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    const page = await openPage(`/#access_token=a.b.c&refresh_token=x&type=${type}`);
    expect(replace).toHaveBeenCalledWith(
      '/update-password#access_token=a.b.c&refresh_token=x&type=recovery',
    );
    expect(page.seen).not.toContain('alumni');
    replace.mockRestore();
  },
);
