import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, mailsOf, openLink, startTestStack } from '../../test/test-stack.ts';
import type { LocalStack } from '../local-stack.ts';

const password = 'rahasia-1';
let stack: LocalStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  await stack.resetData();
  stack.clearMailbox();
});

function signUp(email: string, redirect = `${stack.url}/login?from=mail`) {
  return clientOf(stack).auth.signUp({
    email,
    password,
    options: { data: { full_name: 'Rina Utami' }, emailRedirectTo: redirect },
  });
}

describe('signing up', () => {
  it('sends a confirmation that redirects to the requested page with a session', async () => {
    const { data, error } = await signUp('rina@contoh.example');
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);

    const before = await clientOf(stack).auth.signInWithPassword({
      email: 'rina@contoh.example',
      password,
    });
    expect(before.error?.code).toBe('email_not_confirmed');

    const [mail] = await mailsOf(stack);
    expect(mail).toMatchObject({ to: 'rina@contoh.example', subject: 'Konfirmasi email Anda' });
    const target = await openLink(mail);
    expect(target.origin + target.pathname + target.search).toBe(`${stack.url}/login?from=mail`);
    const hash = new URLSearchParams(target.hash.slice(1));
    expect(hash.get('type')).toBe('signup');
    expect(hash.get('access_token')).toBeTruthy();
    expect(hash.get('refresh_token')).toBeTruthy();

    const after = await clientOf(stack).auth.signInWithPassword({
      email: 'rina@contoh.example',
      password,
    });
    expect(after.error).toBeNull();
  });

  it('reports a used link in the hash', async () => {
    await signUp('rina@contoh.example');
    const [mail] = await mailsOf(stack);
    await openLink(mail);
    const again = await openLink(mail);
    expect(again.pathname).toBe('/login');
    const hash = new URLSearchParams(again.hash.slice(1));
    expect(hash.get('error_code')).toBe('otp_expired');
    expect(hash.get('access_token')).toBeNull();
  });

  it('answers a known e-mail with a user without identities and sends nothing', async () => {
    const { data, error } = await signUp('siti.rahmawati@alumni-te.example');
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(await mailsOf(stack)).toEqual([]);
  });
});

describe('signing up again', () => {
  it('sends the mail again to an address that waits, and keeps the first password', async () => {
    await signUp('rina@contoh.example');
    const again = () =>
      clientOf(stack).auth.signUp({ email: 'rina@contoh.example', password: 'sandi-kedua' });
    expect((await again()).error?.code).toBe('over_email_send_rate_limit');
    aMinuteLater();
    const { data, error } = await again();
    expect(error).toBeNull();
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Rina Utami' });
    const [latest, first] = await mailsOf(stack);
    expect((await openLink(first)).hash).toContain('error');
    expect((await openLink(latest)).hash).toContain('access_token');
    const signIn = (secret: string) =>
      clientOf(stack).auth.signInWithPassword({ email: 'rina@contoh.example', password: secret });
    expect((await signIn('sandi-kedua')).error?.code).toBe('invalid_credentials');
    expect((await signIn(password)).error).toBeNull();
  });

  it('is confirmed by the link for a new password, too', async () => {
    await signUp('rina@contoh.example');
    await clientOf(stack).auth.resetPasswordForEmail('rina@contoh.example');
    const [mail] = await mailsOf(stack);
    expect((await openLink(mail)).hash).toContain('type=recovery');
    expect(
      await stack.query(
        "select email_confirmed_at is not null as is_confirmed from auth.users where email like 'rina@%'",
      ),
    ).toEqual([{ is_confirmed: true }]);
  });
});

describe('signing up with a weak password', () => {
  it('is refused', async () => {
    const { error } = await clientOf(stack).auth.signUp({
      email: 'rina@contoh.example',
      password: '12345',
    });
    expect(error?.code).toBe('weak_password');
  });
});

describe('the link of a confirmation', () => {
  it('leads to the configured origin, whatever host the request names', async () => {
    const { port } = new URL(stack.url);
    const body = JSON.stringify({ email: 'dina@contoh.example', password });
    const sent = request({ port, path: '/auth/v1/signup', method: 'POST' });
    sent.setHeader('host', 'localhost:1').setHeader('content-type', 'application/json');
    sent.setHeader('apikey', stack.publishableKey).end(body);
    await once(sent, 'response');
    const [mail] = await mailsOf(stack);
    expect(mail?.to).toBe('dina@contoh.example');
    expect(mail?.text).toContain(`${stack.url}/auth/v1/verify`);
    expect(mail?.text).not.toContain('localhost:1/');
  });

  it.each([
    'https://evil.example/login',
    'http://user@localhost/login',
    'javascript:alert(1)',
    '//evil.example',
  ])('falls back to the home page for %s', async (redirect) => {
    await signUp('rina@contoh.example', redirect);
    const target = await openLink((await mailsOf(stack))[0]);
    expect(target.origin + target.pathname).toBe(`${stack.url}/`);
  });

  it('keeps the path of a page behind a forwarded port, on the configured origin', async () => {
    await signUp('rina@contoh.example', 'http://localhost:1/login?from=mail');
    const target = await openLink((await mailsOf(stack))[0]);
    expect(target.origin + target.pathname + target.search).toBe(`${stack.url}/login?from=mail`);
  });

  it('never redirects a link to another site', async () => {
    const bent = `${stack.url}/auth/v1/verify?token=x&type=signup&redirect_to=https://evil.example/`;
    const answer = await fetch(bent, { redirect: 'manual' });
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(stack.url);
  });
});

describe('sending the confirmation again', () => {
  it('is refused within a minute and works afterwards', async () => {
    await signUp('rina@contoh.example');
    const request = () =>
      clientOf(stack).auth.resend({
        type: 'signup',
        email: 'rina@contoh.example',
        options: { emailRedirectTo: `${stack.url}/login` },
      });
    expect((await request()).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });

    aMinuteLater();
    expect((await request()).error).toBeNull();
    const [mail, ...older] = await mailsOf(stack);
    expect(older).toHaveLength(1);
    const target = await openLink(mail);
    expect(target.pathname).toBe('/login');
    expect(target.hash).toContain('access_token=');
  });

  it('says nothing about addresses without an account', async () => {
    const { error } = await clientOf(stack).auth.resend({
      type: 'signup',
      email: 'nobody@contoh.example',
    });
    expect(error).toBeNull();
    expect(await mailsOf(stack)).toEqual([]);
  });
});

describe('recovering a password', () => {
  const email = 'siti.rahmawati@alumni-te.example';
  const recover = (address: string) =>
    clientOf(stack).auth.resetPasswordForEmail(address, {
      redirectTo: `${stack.url}/update-password`,
    });

  it('redirects to the requested page with a recovery session', async () => {
    expect((await recover(email)).error).toBeNull();
    const target = await openLink((await mailsOf(stack))[0]);
    expect(target.pathname).toBe('/update-password');
    const hash = new URLSearchParams(target.hash.slice(1));
    expect(hash.get('type')).toBe('recovery');

    const client = clientOf(stack);
    await client.auth.setSession({
      access_token: hash.get('access_token') ?? '',
      refresh_token: hash.get('refresh_token') ?? '',
    });
    expect((await client.auth.updateUser({ password: 'sandi-baru' })).error).toBeNull();
    const signedIn = await clientOf(stack).auth.signInWithPassword({
      email,
      password: 'sandi-baru',
    });
    expect(signedIn.error).toBeNull();
  });

  it('sends one mail per minute to an e-mail', async () => {
    await recover(email);
    expect((await recover(email.toUpperCase())).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    expect(await mailsOf(stack)).toHaveLength(1);
    aMinuteLater();
    expect((await recover(email)).error).toBeNull();
  });

  it('says nothing about addresses without an account', async () => {
    expect((await recover('nobody@contoh.example')).error).toBeNull();
    expect(await mailsOf(stack)).toEqual([]);
  });
});

function aMinuteLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
}
