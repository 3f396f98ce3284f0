import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureBackend } from './backend.ts';
import { keepEarlyAnswers, prefetchRead, takeEarlyAnswer } from './early-answers.ts';

const backend = { url: 'https://data.example', publishableKey: 'key' };
const url = `${backend.url}/rest/v1/rpc/counts`;
const init = { method: 'POST', body: '{}', headers: { accept: 'json' } };
const taken = (changes: RequestInit = {}, token: string | null = null, of = url) =>
  takeEarlyAnswer(of, { ...init, ...changes }, token);

let answer: () => Promise<Response>;
const sent = vi.fn((..._: Parameters<typeof fetch>) => answer());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', sent);
  configureBackend(backend);
  answer = async () => new Response('1');
  sent.mockClear();
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a read that is sent before its page is answered once, to the same request of a visitor', async () => {
  prefetchRead('/rest/v1/rpc/counts', init);
  expect(sent.mock.calls).toEqual([[url, { ...init, headers: { accept: 'json', apikey: 'key' } }]]);
  expect(taken({}, 'token')).toBeUndefined();
  expect(taken({}, null, `${url}?x`)).toBeUndefined();
  expect(taken({ body: '{"a":1}' })).toBeUndefined();
  expect(taken({ method: 'GET' })).toBeUndefined();
  expect(await (await taken())?.text()).toBe('1');
  expect(taken()).toBeUndefined();
});

test('a request without method and body is one by GET without a body', async () => {
  keepEarlyAnswers([{ url, init: {}, token: 'token', answer: answer() }]);
  expect(takeEarlyAnswer(url, { method: 'GET', body: '' }, 'token')).toBeDefined();
});

test('an answer is kept for half a minute, and none that was lost', async () => {
  prefetchRead('/rest/v1/rpc/counts', init);
  await vi.advanceTimersByTimeAsync(29_999);
  prefetchRead('/rest/v1/rpc/others', init);
  await vi.advanceTimersByTimeAsync(1);
  expect(taken()).toBeUndefined();
  expect(taken({}, null, url.replace('counts', 'others'))).toBeDefined();
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  prefetchRead('/rest/v1/rpc/counts', init);
  await vi.advanceTimersByTimeAsync(0);
  expect(taken()).toBeUndefined();
});
