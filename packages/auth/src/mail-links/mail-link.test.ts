import { afterAll, afterEach, expect, test } from 'vitest';
import { closePage, newEmail, openPage, portal } from '../../test/browser.ts';
import { mailLink } from '../../test/mailbox.ts';
import { readMailLink } from './mail-link.ts';

const form = {
  fullName: 'Rina',
  graduationYear: '2016',
  password: 'rahasia-1',
  confirmation: 'rahasia-1',
};

afterEach(closePage);
afterAll(() => portal.close());

async function openedLink(path: string) {
  const page = await openPage(path);
  const link = page.readMailLink(location.hash);
  if (!link) throw new Error(`${path} cannot be read.`);
  return {
    ...page,
    press: () => page.openMailLink(link),
    takeOver: () => page.takeOverRegistration(link),
  };
}

async function confirmationLink(): Promise<string> {
  const email = newEmail();
  const page = await openPage('/register');
  expect((await page.register({ ...form, email })).isDone).toBe(true);
  return mailLink(email);
}

test('nothing is used up before the press, and the press works once', async () => {
  const path = await confirmationLink();
  expect(path).toMatch(/^\/tautan#signup=\w+$/);
  await openPage(path);
  const page = await openedLink(path);
  expect(portal.requested.filter((asked) => asked.includes('verify'))).toEqual([]);
  expect(await page.press()).toMatchObject({ path: expect.stringContaining('type=signup') });
  expect(await page.press()).toEqual({ isRefused: true });
});

test('a link that was cut by the mail program is refused, and the whole one still works', async () => {
  const path = await confirmationLink();
  expect(await (await openedLink(path.slice(0, 40))).press()).toEqual({ isRefused: true });
  expect(await (await openedLink(path)).press()).toHaveProperty('path');
});

test('without a connection the link is kept, and nobody is told that it was refused', async () => {
  const path = await confirmationLink();
  const page = await openedLink(path);
  portal.breakPath('/auth/v1/verify', 503);
  expect(await page.press()).toMatchObject({
    outcome: { isDone: false, notice: { title: 'Tautan Belum Dapat Dibuka' } },
  });
  portal.clearFaults();
  expect(await page.press()).toHaveProperty('path');
});

test("the owner of an e-mail that a stranger registered ends the stranger's password by one press", async () => {
  const email = newEmail();
  const stranger = await openPage('/register');
  await stranger.register({ ...form, email });
  const owner = await openedLink(await mailLink(email));
  const opened = await owner.takeOver();
  expect(opened).toMatchObject({
    path: expect.stringMatching(/^\/update-password#.*type=recovery/),
  });
  const credentials = { email, password: form.password, role: 'alumni' };
  expect((await owner.signIn(credentials)).isDone).toBe(false);

  const page = await openPage('path' in opened ? opened.path : '');
  await page.recoveryBecomes('ready');
  expect((await page.updatePassword('rahasia-2', 'rahasia-2')).isDone).toBe(true);
  const login = await openPage('/login');
  expect((await login.signIn({ ...credentials, password: 'rahasia-2' })).isDone).toBe(true);
});

test.each(['recovery', 'invite'])('%s goes on to the form for a new password', async (kind) => {
  portal.changeAnswer('/auth/v1/verify', () => ({}));
  const page = await openedLink(`/tautan#${kind}=abc`);
  portal.changeAnswer('/auth/v1/verify', () => ({
    access_token: 'a.b.c',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3_600,
    user: { id: '1', email: 'a@example.com' },
  }));
  expect(await page.press()).toEqual({
    path: `/update-password#access_token=a.b.c&refresh_token=r&type=${kind}`,
  });
});

test.each([
  ['#recovery=abc', { kind: 'recovery', tokenHash: 'abc' }],
  ['#signup=pkce_abc', { kind: 'signup', tokenHash: 'pkce_abc' }],
  ['', null],
  ['#signup', null],
  ['#signup=', null],
  ['#phone_change=abc', null],
  ['#signup=abc&amp;type=x', null],
  ['#error_code=otp_expired', null],
])('the hash %j is read as %j', (hash, link) => {
  expect(readMailLink(hash)).toEqual(link);
});
