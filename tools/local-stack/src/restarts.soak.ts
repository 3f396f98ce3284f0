import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf, makeData } from '../test/made-data.ts';
import { limitMemory, mountDisk } from '../test/small-machine.ts';
import { failToRun, runStack, type StackProcess } from '../test/stack-process.ts';
import { keepKeys } from './backend/keys.ts';

let made: Awaited<ReturnType<typeof makeData>>;
beforeAll(async () => {
  made = await makeData();
});
afterAll(() => made.remove());

const picture = new File([new Uint8Array(200_000)], 'a.png', { type: 'image/png' });
const bucket = 'public-files';

async function addEvent(stack: StackProcess, title: string) {
  const { client } = await adminOf(stack);
  return client.from('events').insert({ title, event_date: '2030-01-01' });
}

/** A normal start has everything that was acknowledged. */
async function expectWhole(dataDir: string, titles: string[]) {
  const stack = await runStack(dataDir);
  const { client } = await adminOf(stack);
  const { data } = await client.from('events').select('title').eq('event_date', '2030-01-01');
  expect(data?.map(({ title }) => title).sort()).toEqual(titles.sort());
  expect((await client.from('alumni').select('id')).data?.length).toBeGreaterThan(3);
  expect(await stack.end('SIGTERM')).toBe(0);
}

describe('a full disk', () => {
  it.each([0, 20, 140])(
    'with %i MB left is reported at the start, and nothing is lost',
    async (free) => {
      const dataDir = join(made.parent, `full-${free}`);
      const disk = await mountDisk(dataDir, 400);
      try {
        await made.copy(dataDir);
        const first = await runStack(dataDir);
        expect((await addEvent(first, 'Sebelum penuh')).error).toBeNull();
        await first.end('SIGKILL');
        await disk.fill(free);
        expect(await failToRun(dataDir)).toEqual({
          code: 1,
          error: expect.stringMatching(
            /^The disk of .* is full: \d+ MB are free, and the portal needs 150 MB\. .* kept as they are\.$/,
          ),
        });
        await disk.free();
        await expectWhole(dataDir, ['Sebelum penuh']);
      } finally {
        disk.unmount();
      }
    },
  );

  it('while the portal runs refuses what it cannot keep, and keeps all that was acknowledged', async () => {
    const dataDir = join(made.parent, 'filling');
    const disk = await mountDisk(dataDir, 400);
    try {
      const stack = await runStack(await made.copy(dataDir));
      const { client } = await adminOf(stack);
      const kept = ['Sebelum penuh'];
      expect((await addEvent(stack, 'Sebelum penuh')).error).toBeNull();
      await disk.fill(0);
      const tried = 120;
      for (let index = 0; index < tried; index++) {
        const title = `Kegiatan ${index}`;
        // Text that does not compress, so that the table needs more room than it has.
        const description = randomBytes(2_500).toString('hex');
        const { error } = await client
          .from('events')
          .insert({ title, event_date: '2030-01-01', description });
        if (!error) kept.push(title);
      }
      expect(kept.length).toBeLessThan(tried);
      const path = 'events/1790000000000_abcdef.png';
      // biome-ignore lint/plugin: The sentence is that of the file system.
      expect((await client.storage.from(bucket).upload(path, picture)).error).not.toBeNull();
      await disk.free();
      await stack.end('SIGTERM');
      await expectWhole(dataDir, kept);
    } finally {
      disk.unmount();
    }
  });

  it('at the first start is reported, and leaves nothing behind', async () => {
    const dataDir = join(made.parent, 'too-small');
    const disk = await mountDisk(dataDir, 100);
    try {
      const { code, error } = await failToRun(dataDir);
      expect(code).toBe(1);
      expect(error).toMatch(/^The disk of .* is full: \d+ MB are free/);
      expect(await readdir(dataDir)).toEqual([]);
    } finally {
      disk.unmount();
    }
  });
});

describe('keys', () => {
  it.each(['', '{}', 'foreign text'])(
    '%j are refused with one sentence, and a start without them has all data',
    async (content) => {
      const dataDir = await made.copy(join(made.parent, `keys-${content.length}`));
      const first = await runStack(dataDir);
      expect((await addEvent(first, 'Dengan kunci')).error).toBeNull();
      await first.end('SIGTERM');
      const file = join(dataDir, 'keys.json');
      await writeFile(file, content);
      const { code, error } = await failToRun(dataDir);
      expect(code).toBe(1);
      expect(error).toMatch(/^The keys in .* cannot be used\. Move the file away and start again/);
      expect(error.split('\n')).toHaveLength(1);
      expect(await readFile(file, 'utf8')).toBe(content);
      await rename(file, `${file}.away`);
      await expectWhole(dataDir, ['Dengan kunci']);
    },
  );

  it('of another installation are taken: everybody signs in once more, and all data are there', async () => {
    const dataDir = await made.copy(join(made.parent, 'keys-of-another'));
    const first = await runStack(dataDir);
    const { session } = await adminOf(first);
    expect((await addEvent(first, 'Dengan kunci')).error).toBeNull();
    await first.end('SIGTERM');
    const other = join(made.parent, 'another');
    await mkdir(other);
    const keys = await keepKeys(other);
    await writeFile(join(dataDir, 'keys.json'), JSON.stringify(keys));
    const second = await runStack(dataDir);
    expect(second.publishableKey).toBe(keys.publishableKey);
    const { client } = await adminOf(second);
    expect((await client.auth.getUser(session?.access_token)).error?.code).toBe('bad_jwt');
    await second.end('SIGTERM');
    await expectWhole(dataDir, ['Dengan kunci']);
  });
});

it('half a gigabyte of memory is reported at the start, and nothing is lost', async () => {
  const dataDir = await made.copy(join(made.parent, 'memory'));
  const first = await runStack(dataDir);
  expect((await addEvent(first, 'Dengan memori')).error).toBeNull();
  await first.end('SIGTERM');
  const group = limitMemory(512);
  try {
    expect(await failToRun(dataDir, group.env)).toEqual({
      code: 1,
      error:
        'The portal may use 512 MB of memory, and needs 950 MB. Give it more and start again; the data are kept as they are.',
    });
  } finally {
    group.remove();
  }
  await expectWhole(dataDir, ['Dengan memori']);
});
