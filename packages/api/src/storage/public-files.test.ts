import { once } from 'node:events';
import { createServer } from 'node:http';
import { configureBackend } from '@portal/api/client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asPicture, storedPicture } from '../client/picture.ts';
import { ApiError } from '../query/api-error.ts';
import { uploadPicture } from './public-files.ts';

const requests: string[] = [];
/** What the storage service says of every request, if it refuses them all. */
let refusalMessage = '';
const server = createServer((request, response) => {
  requests.push(request.method ?? '');
  if (refusalMessage) {
    const refusal = { statusCode: '403', error: 'Unauthorized', message: refusalMessage };
    return response.writeHead(400).end(JSON.stringify(refusal));
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  return response.end(request.method === 'DELETE' ? '[]' : '{"Id":"1","Key":"public-files/x"}');
});
const refusal = new ApiError('no', { kind: 'forbidden', code: '42501', status: 403 });
const noAnswer = new ApiError('no', { kind: 'network', code: '', status: 0 });
const newPicture = () => new Blob(['picture'], { type: 'image/jpeg' });

beforeAll(async () => {
  // supabase-js asks for one in Node 20 and never uses it here.
  vi.stubGlobal('WebSocket', class {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  configureBackend({ url: `http://127.0.0.1:${port}`, publishableKey: 'test-key' });
});

afterAll(() => server.close());

beforeEach(() => {
  requests.length = 0;
  refusalMessage = '';
});

test('uploads a picture once, however often its form is saved', async () => {
  const picture = newPicture();
  const { url } = await uploadPicture('events/', picture);
  expect(url).toMatch(/\/public-files\/events\/\d{13}_[0-9a-f]{12}\.jpg$/);
  expect((await uploadPicture('events/', picture)).url).toBe(url);
  expect(requests).toEqual(['POST']);
});

test('keeps a path in the row and shows the file from where the storage is', async () => {
  const { url } = await uploadPicture('events/', newPicture());
  expect(url).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/storage\/v1\/object\/public\/public-files\/events\//,
  );
  const stored = storedPicture(url);
  expect(stored).toMatch(/^\/storage\/v1\/object\/public\/public-files\/events\//);
  expect(asPicture(stored)).toBe(url);
});

test('removes the file of a refused row and uploads the picture again for the next try', async () => {
  const picture = newPicture();
  const first = await uploadPicture('events/', picture);
  await first.discard(refusal);
  const second = await uploadPicture('events/', picture);
  expect(second.url).not.toBe(first.url);
  expect(requests).toEqual(['POST', 'DELETE', 'POST']);
});

test('keeps the file of a row whose save got no answer, also when a later save is refused', async () => {
  const picture = newPicture();
  const first = await uploadPicture('events/', picture);
  await first.discard(noAnswer);
  const second = await uploadPicture('events/', picture);
  await second.discard(refusal);
  expect(second.url).toBe(first.url);
  expect(requests).toEqual(['POST']);
});

test.each([
  ['"exp" claim timestamp check failed', 'Sesi Anda sudah berakhir. Silakan masuk kembali.'],
  ['signature verification failed', 'Sesi Anda sudah berakhir. Silakan masuk kembali.'],
  ['Invalid Compact JWS', 'Sesi Anda sudah berakhir. Silakan masuk kembali.'],
  [
    'new row violates row-level security policy',
    'Paling banyak 20 foto atau 20 MB sehari. Coba lagi besok.',
  ],
])('tells a token that has ended from a refused upload: %s', async (message, text) => {
  refusalMessage = message;
  await expect(uploadPicture('events/', newPicture())).rejects.toThrow(text);
});
