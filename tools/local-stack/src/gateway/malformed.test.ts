import { format } from 'node:util';
import { demoAccounts } from '@portal/database/seed';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clientOf, startTestStack } from '../../test/test-stack.ts';
import type { LocalStack } from '../local-stack.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());

function post(path: string, body: string, type = 'application/json', token?: string) {
  const headers = {
    'content-type': type,
    apikey: stack.publishableKey,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return fetch(stack.url + path, { method: 'POST', body, headers });
}

const calls = [
  'signup',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'verify',
  'recover',
  'resend',
].map((name) => `/auth/v1/${name}`);
const bodies = [
  '{',
  'null',
  '[]',
  '5',
  '{"email":{},"password":{}}',
  '{"email":["x"]}',
  '{"email":"x@y.example","password":5,"type":"signup"}',
  '{"token_hash":{},"type":"signup"}',
  '{"email":"x\\u0000@y.example","password":"rahasia-1"}',
  '{"refresh_token":"\\u0000"}',
];

it.each([...calls, '/storage/v1/object/list/public-files'])(
  'a body that %s cannot read is a bad request',
  async (path) => {
    const statuses = bodies.map(async (body) => [body, (await post(path, body)).status]);
    const isRead = (body: string) => path.includes('/list/') && !/^[^{]|^{$|u0000/.test(body);
    const unclear = (await Promise.all(statuses)).filter(
      ([body, status]) => !isRead(String(body)) && status !== 400,
    );
    expect(unclear).toEqual([]);
  },
);

it.each(['Application/JSON', 'application/json;charset=utf-8', 'APPLICATION/JSON ; charset=UTF-8'])(
  'a body of the type %s is read as carefully',
  async (type) => {
    const [call = ''] = calls;
    const statuses = bodies.map(async (body) => (await post(call, body, type)).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([400]));
  },
);

it('no parameter of a statement is printed, whatever the database refuses', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...values) => printed.push(format(...values)));
  await stack.query("alter table auth.users add constraint nobody check (email = 'x') not valid");
  const body = JSON.stringify({ email: 'rina@contoh.example', password: 'rahasia-1' });
  expect((await post('/auth/v1/signup', body)).status).toBe(500);
  vi.restoreAllMocks();
  expect(printed.join('')).toContain('The database refused (23514)');
  expect(printed.join('')).not.toMatch(/\$2[aby]\$|rina@|[0-9a-f]{32}/);
});

it.each([
  ['application/x-www-form-urlencoded', 'search=kenari'],
  ['text/csv', 'search\nkenari'],
  ['text/plain', '{"search":"kenari"}'],
  ['application/jsonp', '{"search":"kenari"}'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['', '{"search":"kenari"}'],
])('a body of the type %j is for the storage alone', async (type, body) => {
  for (const path of ['/rest/v1/rpc/search_theses', '/rest/v1/alumni', '/auth/v1/signup']) {
    expect((await post(path, body, type)).status, path).toBe(415);
  }
});

/** Lets every function of the API refuse what is sent in its arguments: as each wants them, and all as texts. */
const everyCall = `
  select proname as name, jsonb_object_agg(argument, $1::text) as texts, jsonb_object_agg(argument, case
    when type = 'jsonb'::regtype then jsonb_build_object($1::text, $1::text)
    when type = 'uuid'::regtype then to_jsonb(gen_random_uuid())
    when type::regtype::text like '%[]' then '[]'
    when type = 'text'::regtype then to_jsonb($1::text)
  end) as values
  from pg_proc, unnest(proargnames[1:pronargs], proargtypes::oid[]) as given (argument, type)
  where pronamespace = 'public'::regnamespace
  group by oid, proname order by proname`;

it('no call of the API writes what it sends into the log, or a line of more than 300 letters', async () => {
  const printed: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...values) => printed.push(format(...values)));
  }
  const canary = 'kenari'.repeat(500);
  const calls = await stack.query(everyCall, [canary]);
  const { email, password } = demoAccounts.admin;
  const { data } = await clientOf(stack).auth.signInWithPassword({ email, password });
  const token = data.session?.access_token;
  for (const { name, texts, values } of calls) {
    for (const sent of [texts, values]) {
      await post(`/rest/v1/rpc/${name}`, JSON.stringify(sent), undefined, token);
    }
  }
  const rows = {
    organization_structure: [{ name: 'kenari', position: '' }, { [canary]: 1 }],
    events: [{ title: 'kenari', event_date: canary }, { status: canary }],
  };
  for (const [table, sent] of Object.entries(rows)) {
    for (const row of sent) {
      await post(`/rest/v1/${table}`, JSON.stringify(row), undefined, token);
    }
  }
  vi.restoreAllMocks();
  expect(calls.length).toBeGreaterThan(50);
  expect(printed.filter((line) => /The database refused/.test(line)).length).toBeGreaterThan(20);
  expect(
    printed
      .filter((line) => /kenari|Failing row/.test(line) || line.length > 300)
      .map((line) => line.slice(0, 400)),
  ).toEqual([]);
});
