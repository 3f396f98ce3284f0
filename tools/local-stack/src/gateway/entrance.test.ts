import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { demoAccounts } from '@portal/database/seed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, linkOf, mailsOf, startTestStack } from '../../test/test-stack.ts';
import type { LocalStack } from '../local-stack.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { createPortalMailer } from '../mail/portal-mailer.ts';
import { createLinkTokens } from './accounts/link-tokens.ts';

const { siti } = demoAccounts;
let stack: LocalStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());
beforeEach(() => stack.clearMailbox());

/** Sends the path as it is written: `fetch` would resolve it first. */
async function send(method: string, path: string, body: object = {}, token?: string) {
  const sent = request({ port: new URL(stack.url).port, path, method });
  sent.setHeader('content-type', 'application/json').setHeader('apikey', stack.publishableKey);
  if (token) sent.setHeader('authorization', `Bearer ${token}`);
  sent.end(method === 'GET' ? undefined : JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const told = await json(answer).catch(() => ({}));
  return { status: answer.statusCode, told: told as Record<string, unknown> };
}

const spellings: [name: string, spell: (path: string) => string][] = [
  ['one letter encoded', (path) => path.replace(/\w$/, encoded)],
  ['a doubled slash', (path) => path.replace('/v1/', '/v1//')],
  ['a slash at its end', (path) => `${path}/`],
];

function encoded(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

describe.each(spellings)('a path with %s', (_name, spell) => {
  it.each([
    ['GET', '/auth/v1/user'],
    ['PUT', '/auth/v1/user'],
    ['POST', '/auth/v1/logout'],
    ['POST', '/auth/v1/recover'],
    ['POST', '/auth/v1/resend'],
    ['POST', '/auth/v1/signup'],
    ['POST', '/auth/v1/token'],
    ['POST', '/auth/v1/verify'],
    ['POST', '/auth/v1/otp'],
    ['GET', '/auth/v1/admin/users'],
    ['POST', '/rest/v1/rpc/search_theses'],
    ['GET', '/rest/v1/events'],
    ['POST', '/storage/v1/object/public-files/events/1790000000000_abcdef.png'],
  ])('reaches nothing by %s %s', async (method, path) => {
    const answer = await send(method, spell(path), { email: siti.email, password: siti.password });
    expect(answer.status).toBe(400);
    expect(await mailsOf(stack)).toEqual([]);
  });

  it('changes no e-mail by the present mailbox alone', async () => {
    const client = clientOf(stack);
    await client.auth.signInWithPassword(siti);
    await client.auth.updateUser({ email: 'siti.baru@contoh.example' });
    const mail = (await mailsOf(stack)).find(({ to }) => to === siti.email);
    const answer = await send('POST', spell('/auth/v1/verify'), linkOf(mail));
    expect(answer.status).toBe(400);
    const [row] = await stack.query('select email from auth.users where id = $1', [siti.id]);
    expect(row?.email).toBe(siti.email);
  });

  it('makes no account of the address that a stranger names', async () => {
    const answer = await send('POST', spell('/auth/v1/otp'), {
      email: 'nobody@contoh.example',
      create_user: true,
    });
    expect(answer.status).toBe(400);
    expect(await stack.query("select 1 from auth.users where email like 'nobody%'")).toEqual([]);
  });
});

it.each([
  ['POST', '/auth/v1/otp'],
  ['POST', '/auth/v1/magiclink'],
  ['POST', '/auth/v1/factors'],
  ['POST', '/auth/v1/admin/users'],
  ['POST', '/auth/v1/user'],
  ['GET', '/auth/v1/verify?token=x&type=signup&redirect_to=https://evil.example/'],
  ['GET', '/auth/v1/authorize?provider=github'],
  ['GET', '/auth/v1/reauthenticate'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/auth/v1'],
  ['GET', '/rest/v1'],
  ['PUT', '/rest/v1/alumni?id=eq.1'],
  ['PUT', '/rest/v1/rpc/search_theses'],
  ['GET', '/storage/v1/bucket'],
  ['PUT', '/storage/v1/bucket/public-files'],
  ['POST', '/storage/v1/object/other-files/site/1790000000000_abcdef.png'],
  ['POST', '/storage/v1/object/move'],
  ['POST', '/storage/v1/object/sign/public-files'],
  ['POST', '/storage/v1/object/upload/sign/public-files/site/1790000000000_abcdef.png'],
])('%s %s does not exist, since the portal never asks for it', async (method, path) => {
  expect(await send(method, path, { email: siti.email })).toMatchObject({
    status: 404,
    told: { error_code: 'not_found' },
  });
});

describe('the token of a link', () => {
  it.each(['recovery', 'signup'] as const)('of a mail for %s is the stored one', async (kind) => {
    const email = kind === 'signup' ? 'rina@contoh.example' : siti.email;
    const { auth } = clientOf(stack);
    if (kind === 'signup') await auth.signUp({ email, password: 'rahasia-1' });
    else await auth.resetPasswordForEmail(email);
    const { token_hash } = linkOf((await mailsOf(stack))[0]);
    const column = kind === 'signup' ? 'confirmation_token' : 'recovery_token';
    const [row] = await stack.query(`select ${column} as token from auth.users where email = $1`, [
      email,
    ]);
    expect(token_hash).toBe(row?.token);
    expect((await clientOf(stack).auth.verifyOtp({ type: kind, token_hash })).error).toBeNull();
  });

  it('does not come from the address and the six digits that the service tells nobody', async () => {
    const mailbox = createMailbox();
    const { sender } = createLinkTokens(createPortalMailer(mailbox, stack.url));
    const meta = { newEmail: 'b@contoh.example', tokenHashNew: 'guessable2' };
    await sender.sendConfirmation(siti.email, 'guessable1', '123456');
    await sender.sendRecovery(siti.email, 'guessable1', '123456');
    await sender.sendEmailChange(siti.email, 'guessable1', '123456', meta);
    const tokens = mailbox.list().map((mail) => linkOf(mail).token_hash);
    expect(tokens).toHaveLength(4);
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is guessed 150 times within five minutes at most, which closes no right one', async () => {
    const codes: unknown[] = [];
    for (let count = 0; count <= 150; count += 1) {
      const token = String(count).padStart(6, '0');
      const answer = await send('POST', '/auth/v1/verify', {
        type: 'recovery',
        email: siti.email,
        token,
      });
      codes.push(answer.told.error_code);
    }
    expect(codes.slice(0, 150).filter((code) => code !== 'otp_expired')).toEqual([]);
    expect(codes.at(-1)).toBe('over_request_rate_limit');
    await clientOf(stack).auth.resetPasswordForEmail(demoAccounts.andi.email);
    const right = linkOf((await mailsOf(stack))[0]);
    expect((await clientOf(stack).auth.verifyOtp(right)).error).toBeNull();
  });
});
