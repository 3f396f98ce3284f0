import { sessionKey } from '@portal/api/storage-keys';
import { demoAccounts } from '@portal/database/demo-accounts';
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest';
import { closePage, openPage, portal } from '../../test/browser.ts';

const { budi, siti } = demoAccounts;

afterEach(closePage);
afterAll(() => portal.close());

interface Tokens {
  access_token: string;
  refresh_token: string;
}

async function askForTokens(grant: string, body: object): Promise<Response> {
  return fetch(`${portal.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: inject('publishableKey'), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function tokensOf({ email, password }: typeof budi): Promise<Tokens> {
  return (await askForTokens('password', { email, password })).json();
}

/** A link of an account that its sender owns: anybody can send one to anybody. */
const linkWith = (tokens: Tokens, type = 'magiclink') =>
  `/login#${new URLSearchParams({ ...tokens, type, token_type: 'bearer', expires_in: '3600' })}`;

async function signInBudi(): Promise<void> {
  const page = await openPage('/login');
  await page.signIn({ ...budi, role: 'alumni' });
}

const storedEmail = () => JSON.parse(localStorage.getItem(sessionKey) ?? '{}').user?.email;

const shownEmail = (session: object) => ('user' in session ? session.user : null);

test.each(['signup', 'magiclink'])(
  'a link of another account (%s) asks before it signs in, and a user who declines keeps the session',
  async (type) => {
    await signInBudi();
    const tokens = await tokensOf(siti);
    const page = await openPage(linkWith(tokens, type));
    const question = await page.question();
    expect(question).toMatchObject({ current: budi.email, other: siti.email });
    await page.becomes('alumni');
    expect(shownEmail(page.session())).toMatchObject({ email: budi.email });
    expect(storedEmail()).toBe(budi.email);

    question.answer(false);
    await vi.waitFor(async () => {
      const { refresh_token } = tokens;
      expect((await askForTokens('refresh_token', { refresh_token })).ok).toBe(false);
    }, 5_000);
    expect(storedEmail()).toBe(budi.email);
    expect(page.onSignedOut).not.toHaveBeenCalled();
  },
);

test('a link of another account signs it in when the user agrees', async () => {
  await signInBudi();
  const page = await openPage(linkWith(await tokensOf(siti)));
  (await page.question()).answer(true);
  await vi.waitFor(() => {
    expect(shownEmail(page.session())).toMatchObject({ email: siti.email });
    expect(storedEmail()).toBe(siti.email);
    expect(page.onSignedOut).toHaveBeenCalledOnce();
  }, 5_000);
});

test('a link also asks if its token names the signed-in user but its refresh token is of another account', async () => {
  await signInBudi();
  const { access_token } = await tokensOf(budi);
  const { refresh_token } = await tokensOf(siti);
  const [head, body = ''] = access_token.split('.');
  const claims = { ...JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/'))), exp: 1 };
  const expired = `${head}.${btoa(JSON.stringify(claims)).replace(/=/g, '')}.c2lnbmF0dXJl`;
  const page = await openPage(linkWith({ access_token: expired, refresh_token }));
  expect(await page.question()).toMatchObject({ current: budi.email, other: siti.email });
  expect(storedEmail()).toBe(budi.email);
});

test('a link of the signed-in account, or opened by a visitor, does not ask', async () => {
  const first = await openPage(linkWith(await tokensOf(budi), 'signup'));
  await first.becomes('alumni');
  await expect.poll(() => first.news).toEqual(['Email Dikonfirmasi']);
  const again = await openPage(linkWith(await tokensOf(budi)));
  await again.becomes('alumni');
  expect(location.hash).toBe('');
  expect(again.seen).not.toContain('signed-out');
  expect(again.news).toEqual([]);
});

test('an invalid link leaves the session as it is', async () => {
  await signInBudi();
  const page = await openPage(linkWith({ access_token: 'a.b.c', refresh_token: 'x' }));
  await vi.waitFor(() => expect(page.errors).toEqual(['Tautan Tidak Berlaku']), 5_000);
  await page.becomes('alumni');
  expect(storedEmail()).toBe(budi.email);
});
