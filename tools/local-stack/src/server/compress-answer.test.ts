import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: 'Alumni Teknik Elektro' }));

function answer(content: unknown, type = 'application/json; charset=utf-8'): Response {
  const headers = { 'content-type': type, 'content-range': '0-99/100' };
  return new Response(JSON.stringify(content), { status: 206, headers });
}

function asking(accepted: string): Request {
  return new Request('http://localhost/rest/v1/events', {
    headers: { 'accept-encoding': accepted },
  });
}

test('compresses JSON for clients that accept it, keeping status and headers', async () => {
  const compressed = await compressAnswer(asking('gzip, br'), answer(rows));
  expect(compressed.status).toBe(206);
  expect(compressed.headers.get('content-range')).toBe('0-99/100');
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('vary')).toContain('Accept-Encoding');
  const bytes = Buffer.from(await compressed.arrayBuffer());
  expect(Number(compressed.headers.get('content-length'))).toBe(bytes.length);
  expect(bytes.length).toBeLessThan(JSON.stringify(rows).length / 5);
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(rows);
});

test('leaves an answer of a few bytes as it is', async () => {
  const small = await compressAnswer(asking('br'), answer([1]));
  expect(small.headers.get('content-encoding')).toBeNull();
  expect(await small.json()).toEqual([1]);
});

test('leaves pictures, streams, bodyless answers and old clients alone', async () => {
  const untouched = [
    [asking('br'), answer(rows, 'image/png')],
    [asking('br'), answer(rows, 'text/event-stream')],
    [asking('br'), new Response(null, { status: 204 })],
    [asking('identity'), answer(rows)],
    [asking('br;q=0'), answer(rows)],
  ] as const;
  for (const [request, given] of untouched) {
    expect(await compressAnswer(request, given)).toBe(given);
  }
});
