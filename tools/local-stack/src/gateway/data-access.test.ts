import { demoAccounts } from '@portal/database/demo-accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, startTestStack } from '../../test/test-stack.ts';
import type { LocalStack } from '../local-stack.ts';

let stack: LocalStack;

beforeAll(async () => {
  stack = await startTestStack();
  await stack.query(`
    create function public.fail(code text) returns void language plpgsql as
    $$ begin raise exception 'on purpose' using errcode = code, hint = 'a hint'; end $$`);
  await stack.query(`
    create function public.who() returns text language sql stable as
    $$ select coalesce(auth.email(), 'nobody') || ' ' || current_user $$`);
  await stack.query(
    'grant execute on function public.fail(text), public.who() to anon, authenticated',
  );
  await stack.query('create table public.ungranted (id int)');
});
afterAll(() => stack.close());
beforeEach(() => stack.resetData());
afterEach(() => vi.useRealTimers());

async function signIn(email: string, password: string) {
  const client = clientOf(stack);
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

const admin = () => signIn(demoAccounts.admin.email, demoAccounts.admin.password);

describe('errors of the database', () => {
  it.each([
    ['23514', 400],
    ['P0001', 400],
    ['23P01', 400],
    ['40001', 500],
    ['57014', 500],
    ['53300', 503],
    ['42501', 401],
    ['23505', 409],
    ['PT400', 400],
    ['PT429', 429],
  ])('%s is answered with status %i and its own code', async (code, status) => {
    const answer = await clientOf(stack).rpc('fail', { code });
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject({ code, message: 'on purpose' });
  });

  it('carries the message and hint', async () => {
    const { error } = await clientOf(stack).rpc('fail', { code: 'P0001' });
    expect(error).toMatchObject({ message: 'on purpose', hint: 'a hint' });
  });

  it('reports a violated check as such', async () => {
    const client = await admin();
    const { error, status } = await client.from('job_postings').insert({
      title: 'T',
      company_name: 'C',
      description: 'D',
      application_link: 'javascript:1',
    });
    expect(status).toBe(400);
    expect(error?.code).toBe('23514');
  });
});

describe('rights', () => {
  it('come from the migrations alone', async () => {
    const { error } = await clientOf(stack).from('ungranted').select();
    expect(error?.code).toBe('42501');
  });

  it('belong to the sender of each of many concurrent requests', async () => {
    const clients = [await admin(), clientOf(stack)];
    const readers = ['admin@alumni-te.example authenticated', 'nobody anon'];
    const rounds = await Promise.all(
      Array.from({ length: 20 }, () =>
        Promise.all(clients.map(async (client) => (await client.rpc('who')).data)),
      ),
    );
    for (const round of rounds) expect(round).toEqual(readers);
  });
});

describe('resetting the data', () => {
  it('undoes every change', async () => {
    const before = await stack.query('select * from public.alumni order by id');
    await stack.query('delete from auth.users');
    await stack.query('delete from public.alumni');
    await stack.query('update private.app_settings set admin_email = null');
    await stack.resetData();
    expect(await stack.query('select * from public.alumni order by id')).toEqual(before);
    await admin();
  });
});

it('a job ends with its last day in Jakarta, by the clock of the database', async () => {
  await stack.query(`update job_postings set deadline = '2031-08-31' where status = 'approved'`);
  const total = async () => (await clientOf(stack).rpc('approved_jobs')).data.total;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-08-31T23:59:59+07:00') });
  expect(await total()).toBe(10);
  vi.setSystemTime('2031-09-01T00:00:00+07:00');
  expect(await total()).toBe(0);
});

it('an address that gateways may refuse is refused here too', async () => {
  const ask = (length: number) => {
    const address = `${stack.url}/rest/v1/rpc/approved_events?is_upcoming=true&today=2026-01-01&by_category=`;
    const headers = { apikey: stack.publishableKey };
    return fetch(address + 'a'.repeat(length - address.length), { headers });
  };
  expect((await ask(4096)).status).toBe(200);
  expect((await ask(4097)).status).toBe(414);
});
