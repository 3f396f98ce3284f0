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
    refuse: () => page.refuseMailLink(link),
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

/** Somebody registers the e-mail of another person, and tries the password after every step. */
async function strangerWith(email: string) {
  const stranger = await openPage('/register');
  await stranger.register({ ...form, email });
  return { isIn: async () => (await signIn(email, form.password)).isDone };
}

async function signIn(email: string, password: string) {
  return (await openPage('/login')).signIn({ email, password, role: 'alumni' });
}

async function setPassword(opened: object) {
  const page = await openPage('path' in opened ? String(opened.path) : '');
  await page.recoveryBecomes('ready');
  expect((await page.updatePassword('rahasia-2', 'rahasia-2')).isDone).toBe(true);
}

async function bystander() {
  const email = newEmail();
  await (await openPage('/register')).register({ ...form, email });
  await (await openedLink(await mailLink(email))).press();
  return { isIn: async () => (await signIn(email, form.password)).isDone };
}

const requests = ['/rest/v1/rpc/refuse_mail_link', '/auth/v1/verify'];
// Refusals of any status go the same way.
const answers = [500, 'lost'] as const;

test.each(requests.flatMap((path) => answers.map((fault) => ({ path, fault }))))(
  'the owner of an e-mail refuses a registration, $path answers $fault: the stranger stays out, the owner comes in',
  async ({ path, fault }) => {
    const email = newEmail();
    const other = await bystander();
    const stranger = await strangerWith(email);
    const owner = await openedLink(await mailLink(email));
    if (fault === 'lost') portal.loseAnswers(path);
    else portal.breakPath(path, fault);
    const broken = await owner.refuse();
    expect(broken).toMatchObject({ outcome: { isDone: false } });
    portal.clearFaults();
    expect(await stranger.isIn()).toBe(false);

    const opened = await owner.refuse();
    // The link of which the answer was lost is used up, and the way on is the mail for a new password.
    if ('isRefused' in opened) {
      expect((await owner.requestPasswordReset(email)).isDone).toBe(true);
      await setPassword(await (await openedLink(await mailLink(email))).press());
    } else {
      expect(opened).toMatchObject({
        path: expect.stringMatching(/^\/update-password#.*type=recovery/),
      });
      expect(await stranger.isIn()).toBe(false);
      await setPassword(opened);
    }
    expect(await stranger.isIn()).toBe(false);
    expect((await signIn(email, 'rahasia-2')).isDone).toBe(true);
    expect(await other.isIn()).toBe(true);
  },
);

test('the owner of an e-mail who opens the link of a reset and leaves lets no stranger in', async () => {
  const email = newEmail();
  const other = await bystander();
  const stranger = await strangerWith(email);
  // The second registration of a waiting e-mail sends the link for a new password.
  await (await openPage('/register')).register({
    ...form,
    email,
    password: 'rahasia-2',
    confirmation: 'rahasia-2',
  });
  expect(await mailLink(email)).toContain('#recovery=');
  const opened = await (await openedLink(await mailLink(email))).press();
  expect(await stranger.isIn()).toBe(false);
  await setPassword(opened);
  expect(await stranger.isIn()).toBe(false);
  expect((await signIn(email, 'rahasia-2')).isDone).toBe(true);
  expect(await other.isIn()).toBe(true);
});

/** An account that asks for the e-mail of another person, signed in by no browser of that person. */
async function askFor(address: string) {
  const email = newEmail();
  await (await openPage('/register')).register({ ...form, email });
  await (await openedLink(await mailLink(email))).press();
  await signIn(email, form.password);
  const { loadSupabase } = await import('@portal/api/client');
  const { error } = await (await loadSupabase()).auth.updateUser({ email: address });
  expect(error).toBeNull();
  localStorage.clear();
  return email;
}

test('the owner of an e-mail refuses the change of an account to it, and neither link does anything later', async () => {
  const address = newEmail();
  const asking = await askFor(address);
  const owner = await openedLink(await mailLink(address));
  expect(await owner.refuse()).toMatchObject({
    outcome: { isDone: true, notice: { title: 'Permintaan Ditolak' } },
  });
  expect(await (await openedLink(await mailLink(asking))).press()).toEqual({ isRefused: true });
  expect(await owner.press()).toEqual({ isRefused: true });
  expect((await signIn(address, form.password)).isDone).toBe(false);
  expect((await signIn(asking, form.password)).isDone).toBe(true);
});

test('a change to an e-mail signs its owner in to no other account', async () => {
  const address = newEmail();
  const asking = await askFor(address);
  const first = await (await openedLink(await mailLink(asking))).press();
  expect(first).toMatchObject({ outcome: { notice: { title: 'Satu Langkah Lagi' } } });
  const page = await openedLink(await mailLink(address));
  expect(await page.press()).toMatchObject({ outcome: { notice: { title: 'Email Diubah' } } });
  expect(page.session().status).toBe('signed-out');
  expect((await signIn(address, form.password)).isDone).toBe(true);
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
