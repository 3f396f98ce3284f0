import { demoAccounts } from '@portal/database/demo-accounts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, startTestStack } from '../../test/test-stack.ts';
import type { LocalStack } from '../local-stack.ts';

let stack: LocalStack;
let admin: SupabaseClient;
const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

beforeAll(async () => {
  stack = await startTestStack();
  admin = clientOf(stack);
  await admin.auth.signInWithPassword(demoAccounts.admin);
});
afterAll(() => stack.close());

const bucket = () => admin.storage.from('public-files');

async function read(path: string, headers: Record<string, string> = {}) {
  return fetch(bucket().getPublicUrl(path).data.publicUrl, { headers });
}

describe('uploading', () => {
  it('accepts a File with its type and cache time', async () => {
    const path = 'events/1790000000000_abcdef.png';
    const file = new File([bytes], 'poster.png', { type: 'image/png' });
    const { error } = await bucket().upload(path, file, { cacheControl: '120' });
    expect(error).toBeNull();

    const answer = await read(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('max-age=120');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('accepts raw bytes', async () => {
    const path = 'events/1790000000001_abcdef.png';
    const { error } = await bucket().upload(path, bytes, { contentType: 'image/png' });
    expect(error).toBeNull();
    expect((await read(path)).headers.get('content-type')).toBe('image/png');
  });

  it('replaces a file, and removes it', async () => {
    const path = 'events/1790000000002_abcdef.png';
    await bucket().upload(path, new File([bytes], 'a.png', { type: 'image/png' }));
    const other = new File([bytes.slice(0, 4)], 'b.png', { type: 'image/png' });
    expect((await bucket().update(path, other)).error).toBeNull();
    expect((await (await read(path)).arrayBuffer()).byteLength).toBe(4);
    expect((await bucket().remove([path])).error).toBeNull();
    expect((await read(path)).status).toBe(400);
  });

  it('refuses a type that the bucket does not allow', async () => {
    const file = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
    const { error } = await bucket().upload('events/1790000000003_abcdef.svg', file);
    expect(error?.message).toContain('mime type image/svg+xml is not supported');
  });

  it('refuses a token that is not accepted with the status of the storage service', async () => {
    const answer = await fetch(`${stack.url}/storage/v1/object/public-files/events/1.png`, {
      method: 'POST',
      headers: { authorization: 'Bearer a.b.c', 'content-type': 'image/png' },
      body: bytes,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
  });

  it('refuses a visitor', async () => {
    const file = new File([bytes], 'a.png', { type: 'image/png' });
    const { error } = await clientOf(stack)
      .storage.from('public-files')
      .upload('events/1790000000004_abcdef.png', file);
    expect(error?.message).toBe('new row violates row-level security policy');
  });
});

describe('public files', () => {
  it('are answered with 304 to a client that has them', async () => {
    const path = 'events/1790000000005_abcdef.png';
    await bucket().upload(path, new File([bytes], 'a.png', { type: 'image/png' }));
    const tag = (await read(path)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^".+"$/);
    expect((await read(path, { 'if-none-match': tag })).status).toBe(304);
  });
});
