import { demoAccounts } from '@portal/database/demo-accounts';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { closePage, newEmail, openPage, portal } from '../../test/browser.ts';

const { admin, budi } = demoAccounts;

afterEach(() => {
  vi.restoreAllMocks();
  closePage();
});
afterAll(() => portal.close());

test('shows a visitor signed out at once, without asking the server', async () => {
  const page = await openPage('/');
  expect(page.seen).toEqual(['signed-out']);
  expect(portal.requested).toEqual([]);
});

test('signs an alumnus in, with the role from the database', async () => {
  const page = await openPage('/login');
  const outcome = await page.signIn({ ...budi, role: 'alumni' });
  expect(outcome).toMatchObject({
    isDone: true,
    role: 'alumni',
    notice: { title: 'Login Alumni Berhasil', description: 'Selamat datang!' },
  });
  await page.becomes('alumni');
  expect(page.session()).toMatchObject({ user: { email: budi.email } });
});

test('signs the admin in', async () => {
  const page = await openPage('/login');
  const { notice } = await page.signIn({ ...admin, role: 'admin' });
  expect(notice).toMatchObject({
    title: 'Login Admin Berhasil',
    description: 'Selamat datang, Admin!',
  });
  await page.becomes('admin');
});

test('keeps the session over a reload', async () => {
  const before = await openPage('/login');
  await before.signIn({ ...budi, role: 'alumni' });
  const after = await openPage('/dashboard/alumni');
  expect(after.session().status).toBe('loading');
  await after.becomes('alumni');
});

test.each([
  [{ ...budi, role: 'admin' }, 'Login Admin Gagal: Akun ini bukan akun admin.'],
  [{ ...admin, role: 'alumni' }, 'Login Alumni Gagal: Akun admin tidak bisa login sebagai alumni.'],
  [{ ...admin, role: 'superuser' }, 'Peran tidak valid saat login.'],
  [{ ...budi, password: 'salah', role: 'alumni' }, 'Email atau password salah.'],
])('refuses %j, and no screen ever sees a session', async (credentials, sentence) => {
  const page = await openPage('/login');
  const outcome = await page.signIn(credentials);
  expect(outcome).toMatchObject({
    isDone: false,
    notice: { title: 'Login Gagal', description: sentence },
  });
  expect(page.seen).toEqual(['signed-out']);
  expect(localStorage).toHaveLength(0);
});

test('refuses an account whose e-mail is not confirmed', async () => {
  const page = await openPage('/login');
  const email = newEmail();
  await page.register({
    fullName: 'Belum Konfirmasi',
    email,
    graduationYear: '2015',
    password: 'rahasia-1',
    confirmation: 'rahasia-1',
  });
  const outcome = await page.signIn({ email, password: 'rahasia-1', role: 'alumni' });
  expect(outcome.notice.description).toBe(
    'Email belum dikonfirmasi. Silakan cek email Anda untuk link konfirmasi.',
  );
});

test('signs nobody in when the role cannot be read', async () => {
  const page = await openPage('/login');
  portal.breakPath('/rest/v1/rpc/current_user_role', 503);
  const outcome = await page.signIn({ ...budi, role: 'alumni' });
  expect(outcome.isDone).toBe(false);
  expect(page.seen).toEqual(['signed-out']);
});

test('reports a session whose role cannot be read, and restores it at the next load', async () => {
  const before = await openPage('/login');
  await before.signIn({ ...budi, role: 'alumni' });
  await before.becomes('alumni');
  portal.breakPath('/rest/v1/rpc/current_user_role', 403);
  const broken = await openPage('/dashboard/alumni');
  await broken.becomes('signed-out');
  expect(broken.errors).toEqual(['Error Sesi']);
  portal.clearFaults();
  const healed = await openPage('/dashboard/alumni');
  await healed.becomes('alumni');
});

test('with a full storage: says so, and keeps the session for this tab until it signs out', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = await openPage('/login');
  const { isDone, notice } = await page.signIn({ ...budi, role: 'alumni' });
  expect(isDone).toBe(true);
  expect(notice).toMatchObject({ tone: 'warning', title: 'Login Alumni Berhasil' });
  expect(notice.description).toContain('hanya di tab ini');
  const next = await openPage('/dashboard/alumni');
  await next.becomes('alumni');
  await next.signOut();
  expect((await openPage('/dashboard/alumni')).session().status).toBe('signed-out');
});
