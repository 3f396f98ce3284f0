import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf, makeData } from '../test/made-data.ts';
import { failToRun, runStack } from '../test/stack-process.ts';

let parent: string;
let made: Awaited<ReturnType<typeof makeData>>;
beforeAll(async () => {
  made = await makeData();
  parent = made.parent;
});
afterAll(() => made.remove());

const copyData = (name: string) => made.copy(join(parent, name));

describe('acknowledged data', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('is complete after %s', async (signal) => {
    const dataDir = await copyData(signal);
    const first = await runStack(dataDir);
    const { client, session } = await adminOf(first);
    const titles = Array.from({ length: 20 }, (_, index) => `Kegiatan ${index}`);
    for (const title of titles) {
      const { error } = await client.from('events').insert({ title, event_date: '2030-01-01' });
      expect(error).toBeNull();
    }
    const path = 'events/1790000000000_abcdef.png';
    const picture = new File([new Uint8Array([1, 2, 3])], 'a.png', { type: 'image/png' });
    expect((await client.storage.from('public-files').upload(path, picture)).error).toBeNull();
    expect(await first.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);

    const second = await runStack(dataDir);
    expect(second.publishableKey).toBe(first.publishableKey);
    const again = await adminOf(second);
    const { data } = await again.client.from('events').select('title').like('title', 'Kegiatan %');
    expect(data?.map((event) => event.title).sort()).toEqual(titles.sort());
    const { publicUrl } = again.client.storage.from('public-files').getPublicUrl(path).data;
    expect((await (await fetch(publicUrl)).arrayBuffer()).byteLength).toBe(3);
    // A browser stays signed in.
    const user = await again.client.auth.getUser(session?.access_token);
    expect(user.data.user?.email).toBe('admin@alumni-te.example');
    await second.end('SIGTERM');
  });
});

describe('one sentence and exit code 1', () => {
  it('for a second process on the same data, whatever its port', async () => {
    const dataDir = await copyData('shared');
    const first = await runStack(dataDir);
    expect(await failToRun(dataDir)).toEqual({
      code: 1,
      error: `The data in ${dataDir} is already in use by another running portal; stop that one first.`,
    });
    await first.end('SIGTERM');
  });

  it('for a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    for (const [name, what] of [
      ['PORT', 'portal'],
      ['MAILBOX_PORT', 'mailbox'],
    ] as const) {
      expect(await failToRun(join(parent, 'empty'), { [name]: String(port) })).toEqual({
        code: 1,
        error: `Port ${port} for the ${what} is already in use; stop the other program or set ${name} to a free port.`,
      });
    }
    server.close();
  });

  it.each([
    ['PORT', '80a', 'PORT must be a port number from 0 to 65535, but it is "80a".'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
  ])('for a wrong %s', async (name, value, error) => {
    expect(await failToRun(join(parent, 'empty'), { [name]: value })).toEqual({ code: 1, error });
  });

  it('for a database server that does not answer', async () => {
    const { code, error } = await failToRun(join(parent, 'empty'), {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
    });
    expect(code).toBe(1);
    expect(error).toMatch(/^The database of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)/);
    expect(error.split('\n')).toHaveLength(1);
  });

  it('for a folder that cannot be written to', async () => {
    await writeFile(join(parent, 'file'), '');
    const { code, error } = await failToRun(join(parent, 'file', 'data'));
    expect(code).toBe(1);
    expect(error).toMatch(/^The data folder .* cannot be written to \(.*\); check who owns it\.$/);
  });

  it.each([
    [
      'without its files',
      async (database: string) => rm(join(database, 'base'), { recursive: true }),
    ],
    [
      'with a damaged control file',
      async (database: string) => writeFile(join(database, 'global/pg_control'), 'damaged'),
    ],
  ])('for a database %s', async (name, damage) => {
    const dataDir = await copyData(name.replaceAll(' ', '-'));
    await damage(join(dataDir, 'database'));
    const { code, error } = await failToRun(dataDir);
    expect(code).toBe(1);
    expect(error).toMatch(/^The database in .* cannot be opened \(.*\)\. Move the folder away/);
    expect(error.split('\n')).toHaveLength(1);
  });
});

it('starts over when the first start was interrupted', async () => {
  const dataDir = join(parent, 'cut-off');
  await mkdir(join(dataDir, 'database.new/base'), { recursive: true });
  await writeFile(join(dataDir, 'database.new/PG_VERSION'), '17');
  const stack = await runStack(dataDir);
  await adminOf(stack);
  expect(await stack.end('SIGINT')).toBe(0);
});

it.each([-1, 1])('keeps its data and its sign-in when the clock is %i day off', async (days) => {
  const dataDir = await copyData(`clock${days}`);
  const before = await runStack(dataDir);
  await adminOf(before);
  await before.end('SIGTERM');
  const shifted = await runStack(dataDir, {
    NODE_OPTIONS: `--import ${new URL('../test/shift-clock.mjs', import.meta.url).href}`,
    CLOCK_SHIFT: String(days * 86_400_000),
  });
  const { client, session } = await adminOf(shifted);
  const issued = Number(session?.expires_at) - Number(session?.expires_in);
  expect(Math.round((issued * 1_000 - Date.now()) / 86_400_000)).toBe(days);
  const { data } = await client.from('alumni').select('id');
  expect(data?.length).toBeGreaterThan(3);
  await shifted.end('SIGTERM');
});
