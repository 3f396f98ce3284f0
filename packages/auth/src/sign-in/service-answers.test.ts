import { demoAccounts } from '@portal/database/demo-accounts';
import { signIn } from '@portal/local-stack/sign-in';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { closePage, followMailLink, newEmail, openPage, portal } from '../../test/browser.ts';

const siti = { ...demoAccounts.siti, role: 'alumni' };
const password = 'rahasia-1';
const form = { fullName: 'Rina Pratiwi', graduationYear: '2015', password, confirmation: password };

afterEach(() => {
  vi.useRealTimers();
  closePage();
});
afterAll(() => portal.close());

/** Answers with a session, as a service does that is configured without e-mail confirmation. */
function answerWithSession(email: string) {
  portal.changeAnswer('/auth/v1/signup', async () => {
    await followMailLink(email);
    return signIn({ email, password });
  });
}

test('unconfirmed e-mail: an account that the service lets in unconfirmed is refused for 7 seconds, and signed out', async () => {
  const page = await openPage('/login');
  portal.changeAnswer('/auth/v1/token', ({ user, ...answer }) => ({
    ...answer,
    user: { ...(user as object), email_confirmed_at: null },
  }));
  expect(await page.signIn(siti)).toMatchObject({
    isDone: false,
    notice: {
      title: 'Login Gagal',
      description: 'Email Anda belum dikonfirmasi. Silakan cek inbox/spam untuk link konfirmasi.',
      duration: 7_000,
    },
  });
  expect(page.seen).toEqual(['signed-out']);
  expect(localStorage).toHaveLength(0);
});

test('a sign-in is refused when the service returns no role for it', async () => {
  const page = await openPage('/login');
  portal.changeAnswer('/rest/v1/rpc/current_user_role', () => null);
  expect(await page.signIn(siti)).toMatchObject({
    isDone: false,
    notice: { description: 'Data pengguna tidak ditemukan setelah login.' },
  });
});

test('without a session and without a profile row, asks the user to check their mails', async () => {
  const page = await openPage('/register');
  portal.changeAnswer('/rest/v1/rpc/has_alumni_profile', () => false);
  expect(await page.register({ ...form, email: newEmail() })).toMatchObject({
    isDone: true,
    notice: { title: 'Registrasi Akun Berhasil, Cek Email!' },
  });
});

test('the registration is complete when the service requires no confirmation', async () => {
  const page = await openPage('/register');
  const email = newEmail();
  answerWithSession(email);
  expect(await page.register({ ...form, email })).toMatchObject({
    isDone: true,
    notice: { title: 'Registrasi Berhasil!' },
  });
});

test('warns for 10 seconds when the account was created but its profile cannot be saved', async () => {
  const page = await openPage('/register');
  const email = newEmail();
  answerWithSession(email);
  portal.breakPath('/rest/v1/alumni', 500);
  expect(await page.register({ ...form, email })).toMatchObject({
    isDone: true,
    notice: { tone: 'warning', title: 'Akun Dibuat, Profil Bermasalah', duration: 10_000 },
  });
});

test('refuses the registration when another row has this e-mail', async () => {
  const page = await openPage('/register');
  const email = newEmail();
  answerWithSession(email);
  portal.breakPath('/rest/v1/alumni', 409, '23505');
  expect(await page.register({ ...form, email })).toMatchObject({
    isDone: false,
    notice: {
      title: 'Registrasi Gagal',
      description:
        'Data alumni dengan email ini sudah ada. Silakan hubungi admin jika ini adalah kesalahan.',
    },
  });
});

test('an answer without a user does not count as a registration', async () => {
  const page = await openPage('/register');
  portal.changeAnswer('/auth/v1/signup', () => ({}));
  expect(await page.register({ ...form, email: newEmail() })).toMatchObject({
    isDone: false,
    notice: {
      description: 'Registrasi berhasil tetapi struktur data pengguna tidak sesuai harapan.',
    },
  });
});

/** Both forms, which hash a password each. */
const crowded = [
  ['/auth/v1/token', 'Login Alumni Berhasil'],
  ['/auth/v1/signup', 'Registrasi Hampir Selesai!'],
] as const;

test.each(crowded)(
  'waits by itself where a crowd is in front of %s, and asks once more',
  async (path, title) => {
    const page = await openPage('/login');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    portal.breakPath(path, 504, 'request_timeout');
    portal.requested.length = 0;
    const onWait = vi.fn(() => portal.clearFaults());
    const asked = path.endsWith('token')
      ? page.signIn(siti, onWait)
      : page.register({ ...form, email: newEmail() }, onWait);
    await vi.waitFor(() => expect(onWait).toHaveBeenCalledOnce());
    expect(onWait.mock.calls).toMatchObject([[{ title: 'Banyak yang masuk bersamaan' }]]);
    await vi.advanceTimersByTimeAsync(1_900);
    const times = () => portal.requested.filter((asked) => asked.startsWith(path)).length;
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(4_200);
    vi.useRealTimers();
    expect(await asked).toMatchObject({ isDone: true, notice: { title } });
    expect(times()).toBe(2);
  },
);

test('a crowd that stays is told after the second time', async () => {
  const page = await openPage('/login');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  portal.breakPath('/auth/v1/token', 504, 'request_timeout');
  const onWait = vi.fn();
  const asked = page.signIn(siti, onWait);
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(6_100);
  expect(await asked).toMatchObject({ isDone: false });
  expect(onWait).toHaveBeenCalledOnce();
});

test('an address that is registered twice in the same moment is registered, and the mail can be sent again', async () => {
  const page = await openPage('/register');
  const message = 'duplicate key value violates unique constraint "users_email_partial_key"';
  portal.breakPath('/auth/v1/signup', 500, '23505', message);
  expect(await page.register({ ...form, email: newEmail() })).toMatchObject({
    isDone: false,
    notice: {
      description: 'Email ini sudah terdaftar. Silakan coba login atau gunakan email lain.',
      lacksConfirmation: true,
    },
  });
});
