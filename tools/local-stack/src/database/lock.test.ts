import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockDataDir } from './lock.ts';

const makeDir = () => mkdtemp(join(tmpdir(), 'portal-lock-'));

it('is held by one process at a time and released', async () => {
  const dir = await makeDir();
  const lock = await lockDataDir(dir);
  await expect(lockDataDir(dir)).rejects.toThrow(
    `The data in ${dir} is already in use by another running portal; stop that one first.`,
  );
  await lock.release();
  await (await lockDataDir(dir)).release();
});

it('does not lock other folders', async () => {
  const locks = await Promise.all([lockDataDir(await makeDir()), lockDataDir(await makeDir())]);
  for (const lock of locks) await lock.release();
});

it('is taken over by exactly one of several processes after its owner died', async () => {
  const dir = await makeDir();
  // What a killed process leaves behind: a socket file without a listener.
  await writeFile(join(dir, 'stack.lock'), '');
  const results = await Promise.allSettled([1, 2, 3].map(() => lockDataDir(dir)));
  const held = results.filter((result) => result.status === 'fulfilled');
  expect(held).toHaveLength(1);
  await expect(lockDataDir(dir)).rejects.toThrow('already in use');
  for (const { value } of held) await value.release();
});

it('respects another process that listens', async () => {
  const dir = await makeDir();
  const server = createServer((socket) => socket.end()).listen(join(dir, 'stack.lock'));
  await expect(lockDataDir(dir)).rejects.toThrow('already in use');
  server.close();
});
