import { format } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestStack } from '../../test/test-stack.ts';
import type { LocalStack } from '../local-stack.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());

function post(path: string, body: string, type = 'application/json') {
  const headers = { 'content-type': type, apikey: stack.publishableKey };
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
