import { demoAccounts } from '@portal/database/demo-accounts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closePage, followMailLink, newEmail, openPage, portal } from '../../test/browser.ts';

const form = {
  fullName: 'Dewi Anggraini',
  graduationYear: '2016',
  password: 'rahasia-1',
  confirmation: 'rahasia-1',
};

afterEach(closePage);
afterAll(() => portal.close());

test('creates an account with a pending alumni row, and signs nobody in', async () => {
  const page = await openPage('/register');
  const outcome = await page.register({ ...form, email: newEmail() });
  expect(outcome).toMatchObject({
    isDone: true,
    notice: { title: 'Registrasi Hampir Selesai!', duration: 10_000 },
  });
  expect(page.seen).toEqual(['signed-out']);
  expect(localStorage).toHaveLength(0);
});

test('signs in by the link of the confirmation mail, once', async () => {
  const email = newEmail();
  const page = await openPage('/register');
  await page.register({ ...form, email });
  const confirmed = await openPage(await followMailLink(email));
  expect(location.pathname).toBe('/login');
  expect(location.hash).toBe('');
  await confirmed.becomes('alumni');
  expect(confirmed.seen).not.toContain('signed-out');
  expect(confirmed.session()).toMatchObject({ user: { email, fullName: form.fullName } });
});

test('gives an e-mail that a stranger registered first to the person who receives its mails', async () => {
  const email = newEmail();
  const stranger = await openPage('/register');
  await stranger.register({ ...form, email });
  const owner = await openPage('/register');
  const own = { password: 'milikku', confirmation: 'milikku' };
  const { isDone, notice } = await owner.register({ ...form, email, ...own });
  expect(isDone).toBe(false);
  expect(notice.description).toContain('password Anda sendiri');
  await openPage(await followMailLink(email));
  expect(location.pathname).toBe('/update-password');
});

test('asks the user to look for the mail when the profile cannot be read', async () => {
  const page = await openPage('/register');
  portal.breakPath('/rest/v1/rpc/has_alumni_profile', 500);
  const outcome = await page.register({ ...form, email: newEmail() });
  expect(outcome).toMatchObject({
    isDone: true,
    notice: { title: 'Registrasi Akun Berhasil, Cek Email!', duration: 10_000 },
  });
});

test.each([
  [{ confirmation: 'lain' }, 'Password dan konfirmasi password tidak cocok.'],
  [{ password: '12345', confirmation: '12345' }, 'Password minimal harus 6 karakter.'],
  [{ graduationYear: '' }, 'Tahun lulus harus diisi.'],
  [
    { email: demoAccounts.budi.email },
    'Email ini sudah terdaftar. Silakan coba login atau gunakan email lain.',
  ],
])('refuses %j', async (wrong, sentence) => {
  const page = await openPage('/register');
  const outcome = await page.register({ ...form, email: newEmail(), ...wrong });
  expect(outcome).toMatchObject({
    isDone: false,
    notice: { title: 'Registrasi Gagal', description: sentence },
  });
});
