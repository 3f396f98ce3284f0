// @vitest-environment happy-dom
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { roleRead } from '@portal/api/role-read';
import { sessionKey } from '@portal/api/storage-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

const rowRefused = 'new row violates row-level security policy';
const user = { id: '1', email: 'budi@example.com' };
const inOneHour = () => Math.floor(Date.now() / 1000) + 3_600;

let server: Server;
let acceptedToken: string | undefined;
/** The tokens of all requests for rows and files; undefined where there was none. */
let sent: (string | undefined)[];

beforeEach(async () => {
  acceptedToken = undefined;
  sent = [];
  server = createServer(({ url = '', headers }, response) => {
    response.setHeader('content-type', 'application/json');
    if (url.startsWith('/auth/v1/token')) {
      const renewed = { access_token: 'renewed', refresh_token: 'second', expires_in: 3_600, user };
      return response.end(JSON.stringify(renewed));
    }
    const token = headers.authorization?.replace('Bearer ', '');
    sent.push(token);
    if (token === acceptedToken) return response.writeHead(200).end('[]');
    // The storage service answers another status than the other services, for a policy's refusal too.
    if (!url.startsWith('/storage/')) return response.writeHead(401).end('[]');
    const message = token === 'unlucky' ? rowRefused : '"exp" claim timestamp check failed';
    const refusal = { statusCode: '403', error: 'Unauthorized', message };
    return response.writeHead(400).end(JSON.stringify(refusal));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  window.happyDOM.setURL(`http://127.0.0.1:${port}/`);
});

afterEach(() => {
  localStorage.clear();
  server.closeAllConnections();
  server.close();
});

/** The client of a page that was just opened. */
async function openPage() {
  vi.resetModules();
  const client = await import('./client.ts');
  client.configureBackend({ url: location.origin, publishableKey: 'sb_publishable_test' });
  const { send, withTimeLimit } = await import('./send.ts');
  const read = () => client.db().from('alumni').select('id');
  const upload = async () => {
    const { storage } = await client.loadSupabase();
    return storage.from('public-files').upload('site/a.png', new ArrayBuffer(1));
  };
  return { ...client, send, withTimeLimit, read, upload };
}

function storeSession(session: object) {
  const stored = { refresh_token: 'first', expires_at: inOneHour(), user, ...session };
  localStorage.setItem(sessionKey, JSON.stringify(stored));
}

test('sends a fresh token without waiting for supabase-js', async () => {
  acceptedToken = 'fresh';
  storeSession({ access_token: 'fresh' });
  const { read, onSessionClient } = await openPage();
  const onClient = vi.fn();
  onSessionClient(onClient);
  expect((await read()).status).toBe(200);
  expect(sent).toEqual(['fresh']);
  expect(onClient).not.toHaveBeenCalled();
});

test.each([
  ['fresh', 'admin', []],
  ['of another user', null, ['fresh']],
])('takes the role that was asked for early with the token %j', async (token, role, asked) => {
  acceptedToken = 'fresh';
  storeSession({ access_token: 'fresh' });
  const { keepEarlyAnswers } = await openPage();
  const answer = Promise.resolve(Response.json('admin'));
  const { path, init } = roleRead;
  keepEarlyAnswers([{ url: location.origin + path, init, token, answer }]);
  const { fetchCurrentRole } = await import('@portal/api/account');
  expect(await fetchCurrentRole()).toBe(role);
  expect(sent).toEqual(asked);
});

test('renews a token that has run out before it is sent', async () => {
  acceptedToken = 'renewed';
  storeSession({ access_token: 'old', expires_at: 1 });
  const { read } = await openPage();
  expect((await read()).status).toBe(200);
  expect(sent).toEqual(['renewed']);
});

test.each(['read', 'upload'] as const)('renews a refused token once, for a %s', async (kind) => {
  storeSession({ access_token: 'refused' });
  const page = await openPage();
  await page[kind]();
  expect(sent).toEqual(['refused', 'renewed']);
});

test('does not renew the token of an upload that a policy refuses', async () => {
  storeSession({ access_token: 'unlucky' });
  const { upload } = await openPage();
  expect((await upload()).error?.message).toBe(rowRefused);
  expect(sent).toEqual(['unlucky']);
});

test('reports a request that is refused without a token', async () => {
  const { read, onSessionLost } = await openPage();
  acceptedToken = 'somebody';
  const onLost = vi.fn();
  onSessionLost(onLost);
  expect((await read()).status).toBe(401);
  expect(sent).toEqual([undefined]);
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('sends nothing anonymously while a session is stored that could not be renewed', async () => {
  storeSession({ access_token: 'old', expires_at: 1 });
  const { send, loadSupabase, withTimeLimit } = await openPage();
  const request = { signal: withTimeLimit(null), token: null };
  await expect(send(`${location.origin}/rest/v1/alumni`, request, loadSupabase)).rejects.toThrow(
    'Failed to fetch',
  );
  expect(sent).toEqual([]);
});

test('names a lost connection alike, before the answer and in the middle of it', async () => {
  const { read } = await openPage();
  server.removeAllListeners('request').on('request', (request) => request.socket.destroy());
  expect((await read()).error?.message).toBe('TypeError: Failed to fetch');
  server.removeAllListeners('request').on('request', (request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('[');
    setTimeout(() => request.socket.destroy(), 20);
  });
  expect((await read()).error?.message).toBe('TypeError: Failed to fetch');
});

test('does not take a fault of a script for a lost connection', async () => {
  const { read } = await openPage();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  expect((await read()).error?.message).toBe('TypeError: AbortSignal.timeout is not a function');
  vi.restoreAllMocks();
});

test('makes one client for each scope of a session', async () => {
  const { loadSupabase } = await openPage();
  const [session, again, ephemeral] = await Promise.all([
    loadSupabase(),
    loadSupabase(),
    loadSupabase('ephemeral'),
  ]);
  expect(again).toBe(session);
  expect(ephemeral).not.toBe(session);
});

test('half an emoji in what is sent becomes a replacement character, and nothing else changes', async () => {
  const { send } = await openPage();
  const received: unknown[] = [];
  server.prependListener('request', (request) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    request.on('end', () => received.push(JSON.parse(body)));
  });
  const texts = ['\ud83d', '\udd27 a\ud83d\ud83d', '🔧', '\\ud83d', '"\\\n\u0000', '\\\\\ud83d'];
  const request = {
    method: 'POST',
    body: JSON.stringify(texts),
    signal: new AbortController().signal,
  };
  await send(`${location.origin}/rest/v1/x`, { ...request, token: null }, () => Promise.reject());
  expect(received).toEqual([
    ['\ufffd', '\ufffd a\ufffd\ufffd', '🔧', '\\ud83d', '"\\\n\u0000', '\\\\\ufffd'],
  ]);
});
