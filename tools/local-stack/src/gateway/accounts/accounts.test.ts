import { demoAccounts } from '@portal/database/seed';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, mailsOf, openLink, startTestStack } from '../../../test/test-stack.ts';
import type { LocalStack } from '../../local-stack.ts';

const { siti, admin } = demoAccounts;
let stack: LocalStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());
beforeEach(async () => {
  await stack.resetData();
  stack.clearMailbox();
});
afterEach(() => vi.useRealTimers());

async function signedIn({ email, password }: { email: string; password: string } = siti) {
  const client = clientOf(stack);
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

describe('a change of e-mail', () => {
  const wanted = 'siti.baru@contoh.example';
  const emailOf = async () =>
    (await stack.query('select email from auth.users where id = $1', [siti.id]))[0]?.email;

  async function requestChange() {
    const client = await signedIn();
    expect((await client.auth.updateUser({ email: wanted })).error).toBeNull();
    const mails = await mailsOf(stack);
    return {
      present: mails.find(({ to }) => to === siti.email),
      wanted: mails.find(({ to }) => to === wanted),
    };
  }

  it.each([
    ['present', 'wanted'],
    ['wanted', 'present'],
  ] as const)('needs the %s mailbox and then the %s one', async (first, second) => {
    const mails = await requestChange();
    const noted = await openLink(stack, mails[first]);
    expect([noted.error, noted.data.session]).toEqual([null, null]);
    expect(await emailOf()).toBe(siti.email);
    const done = await openLink(stack, mails[second]);
    expect(done.data.session).not.toBeNull();
    expect(await emailOf()).toBe(wanted);
  });

  it.each(['present', 'wanted'] as const)(
    'does not happen by the %s mailbox alone',
    async (only) => {
      const mails = await requestChange();
      await openLink(stack, mails[only]);
      await openLink(stack, mails[only]);
      expect(await emailOf()).toBe(siti.email);
    },
  );
});

describe('a new password', () => {
  it('is refused when a part of it would not count', async () => {
    const client = await signedIn();
    const { error } = await client.auth.updateUser({ password: 'é'.repeat(37) });
    expect(error?.code).toBe('validation_failed');
    await signedIn();
  });

  it('ends every other session of the account, and of nobody else', async () => {
    const [here, elsewhere, other] = [await signedIn(), await signedIn(), await signedIn(admin)];
    expect((await here.auth.updateUser({ password: 'sandi-yang-baru' })).error).toBeNull();
    expect((await elsewhere.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await here.auth.refreshSession()).error).toBeNull();
    expect((await other.auth.refreshSession()).error).toBeNull();
  });
});

describe('guessing', () => {
  it('passwords ends after 30 wrong ones within five minutes, for that address', async () => {
    const guess = () =>
      clientOf(stack).auth.signInWithPassword({ email: siti.email, password: 'salah' });
    for (let count = 0; count < 30; count += 1) {
      expect((await guess()).error?.code).toBe('invalid_credentials');
    }
    expect((await guess()).error?.code).toBe('over_request_rate_limit');
    await signedIn(admin);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
    expect((await guess()).error?.code).toBe('invalid_credentials');
  }, 60_000);

  it.each([siti.email, 'nobody@contoh.example'])(
    'learns nothing from a second recovery for %s',
    async (email) => {
      const recover = () => clientOf(stack).auth.resetPasswordForEmail(email);
      expect((await recover()).error).toBeNull();
      expect((await recover()).error?.code).toBe('over_email_send_rate_limit');
    },
  );
});

it('lets people recover after the clock was set back', async () => {
  const recover = () => clientOf(stack).auth.resetPasswordForEmail(siti.email);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  expect((await recover()).error).toBeNull();
  vi.useRealTimers();
  expect((await recover()).error).toBeNull();
});

describe('requests that nobody should send', () => {
  it.each([
    ['/rest/v1/rpc/search_theses', 0.26],
    ['/storage/v1/object/public-files/events/1790000000000_abcdef.png', 6.1],
  ])('a body above the limit of %s is refused', async (path, megabytes) => {
    const answer = await fetch(stack.url + path, {
      method: 'POST',
      body: new Uint8Array(Math.ceil(megabytes * 1024 * 1024)),
    });
    expect(answer.status).toBe(413);
  });

  it('a streamed body without a length is cut off at the limit', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 300) controller.close();
        else controller.enqueue(new Uint8Array(100_000));
      },
    });
    const answer = await fetch(`${stack.url}/rest/v1/rpc/search_theses`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit).catch(() => undefined);
    expect(answer?.status ?? 413).toBe(413);
    expect(sent).toBeLessThan(150);
  });

  it('a broken form is a bad request', async () => {
    const client = await signedIn(admin);
    const token = (await client.auth.getSession()).data.session?.access_token;
    const answer = await fetch(
      `${stack.url}/storage/v1/object/public-files/events/1790000000000_abcdef.png`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
        body: 'no form',
      },
    );
    expect(answer.status).toBe(400);
  });
});
