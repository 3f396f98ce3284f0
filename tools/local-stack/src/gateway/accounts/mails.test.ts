import { once } from 'node:events';
import { request } from 'node:http';
import { demoAccounts } from '@portal/database/demo-accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, linkOf, mailsOf, openLink, startTestStack } from '../../../test/test-stack.ts';
import type { LocalStack } from '../../local-stack.ts';

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

function signUp(email: string, emailRedirectTo = 'https://evil.example/login') {
  return clientOf(stack).auth.signUp({
    email,
    password,
    options: { data: { full_name: 'Rina Utami' }, emailRedirectTo },
  });
}

describe('signing up', () => {
  it('sends a confirmation whose link signs in once', async () => {
    const { data, error } = await signUp('rina@contoh.example');
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);
    const signIn = () =>
      clientOf(stack).auth.signInWithPassword({ email: 'rina@contoh.example', password });
    expect((await signIn()).error?.code).toBe('email_not_confirmed');

    const [mail] = await mailsOf(stack);
    expect(mail).toMatchObject({ to: 'rina@contoh.example', subject: 'Konfirmasi email Anda' });
    expect(linkOf(mail).type).toBe('signup');
    expect((await openLink(stack, mail)).data.session?.user.email).toBe('rina@contoh.example');
    expect((await openLink(stack, mail)).error?.code).toBe('otp_expired');
    expect((await signIn()).error).toBeNull();
  });

  it.each(['HEAD', 'GET'])(
    'is not confirmed by a program that opens the link with %s',
    async (method) => {
      await signUp('rina@contoh.example');
      const [mail] = await mailsOf(stack);
      const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      await fetch(link, { method });
      expect((await openLink(stack, mail)).error).toBeNull();
    },
  );

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
    expect((await openLink(stack, first)).error?.code).toBe('otp_expired');
    expect((await openLink(stack, latest)).error).toBeNull();
    const signIn = (secret: string) =>
      clientOf(stack).auth.signInWithPassword({ email: 'rina@contoh.example', password: secret });
    expect((await signIn('sandi-kedua')).error?.code).toBe('invalid_credentials');
    expect((await signIn(password)).error).toBeNull();
  });

  it('is confirmed by the link for a new password, too', async () => {
    await signUp('rina@contoh.example');
    await clientOf(stack).auth.resetPasswordForEmail('rina@contoh.example');
    const [mail, confirmation] = await mailsOf(stack);
    expect((await openLink(stack, mail)).error).toBeNull();
    // Of all links of an account, the first that is used ends the others.
    expect((await openLink(stack, confirmation)).error?.code).toBe('otp_expired');
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

describe('the link of a mail', () => {
  it('leads to the configured origin, whatever host and target the request names', async () => {
    const { port } = new URL(stack.url);
    const body = JSON.stringify({ email: 'dina@contoh.example', password });
    const path = '/auth/v1/signup?redirect_to=https://evil.example/';
    const sent = request({ port, path, method: 'POST' });
    sent.setHeader('host', 'localhost:1').setHeader('content-type', 'application/json');
    sent.setHeader('apikey', stack.publishableKey).end(body);
    await once(sent, 'response');
    const [mail] = await mailsOf(stack);
    expect(mail?.to).toBe('dina@contoh.example');
    expect(mail?.text).toContain(`${stack.url}/tautan#signup=`);
    expect(mail?.text).not.toMatch(/localhost:1\/|evil/);
  });
});

describe('sending the confirmation again', () => {
  it('is refused within a minute and works afterwards', async () => {
    await signUp('rina@contoh.example');
    const request = () =>
      clientOf(stack).auth.resend({ type: 'signup', email: 'rina@contoh.example' });
    expect((await request()).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });

    aMinuteLater();
    expect((await request()).error).toBeNull();
    const [mail, ...older] = await mailsOf(stack);
    expect(older).toHaveLength(1);
    expect((await openLink(stack, mail)).data.session).not.toBeNull();
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

it('a change of e-mail that is asked for again needs both mailboxes again', async () => {
  const email = 'siti.rahmawati@alumni-te.example';
  const client = clientOf(stack);
  await client.auth.signInWithPassword({ email, password: demoAccounts.siti.password });
  const askFor = async (address: string) => {
    stack.clearMailbox();
    expect((await client.auth.updateUser({ email: address })).error).toBeNull();
    const mails = await mailsOf(stack);
    return (to: string) =>
      openLink(
        stack,
        mails.find((mail) => mail.to === to),
      );
  };
  const presentEmail = async () => (await client.auth.getUser()).data.user?.email;
  const first = await askFor('satu@contoh.example');
  expect((await first(email)).data.session).toBeNull();
  const second = await askFor('dua@contoh.example');
  expect((await second(email)).data.session).toBeNull();
  expect(await presentEmail()).toBe(email);
  expect((await second('dua@contoh.example')).data.session).not.toBeNull();
  expect(await presentEmail()).toBe('dua@contoh.example');
});

describe('recovering a password', () => {
  const email = 'siti.rahmawati@alumni-te.example';
  const recover = (address: string) => clientOf(stack).auth.resetPasswordForEmail(address);

  it('sends a link with a session that may set a new password', async () => {
    expect((await recover(email)).error).toBeNull();
    const link = linkOf((await mailsOf(stack))[0]);
    expect(link.type).toBe('recovery');

    const client = clientOf(stack);
    expect((await client.auth.verifyOtp(link)).error).toBeNull();
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
