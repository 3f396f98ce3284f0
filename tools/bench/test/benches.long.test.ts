import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseAll } from '@portal/release';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../src/bench.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  await releaseAll({ root, onProgress: () => undefined });
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

/** Runs a bench on the embedded database, without the data of an earlier one. */
async function run(script: string, ...options: string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  const file = join(import.meta.dirname, '../src', script);
  const bench = spawn(process.execPath, ['--import', 'tsx', file, ...options], {
    env: { ...env, BENCH_DIR: folder },
  });
  let said = '';
  for (const stream of [bench.stdout, bench.stderr]) {
    stream.on('data', (part) => {
      said += part;
    });
  }
  const [code] = await once(bench, 'close');
  return { code, said };
}

it.each([
  ['bench-db.ts', 500],
  ['admin/bench-admin.ts', 50_000],
])('%s refuses the demo data in the place of %i alumni', async (script, size) => {
  const { code, said } = await run(script, '1');
  expect(said).toMatch(
    new RegExp(`Nothing is measured: there are \\d+ alumni, not ${size}\\. "pnpm bench:data"`),
  );
  expect(code).toBe(1);
});

it('bench:web compares the live page with the same page of the other variants', async () => {
  const { code, said } = await run('web/bench-web.ts', '1', 'fast', '`/lowongan`');
  expect(said).toMatch(/\| portal \|(.|\n)*\| one application with first paint \|/);
  expect(said).not.toMatch(/Infinity|NaN|Nothing is measured/);
  expect(code).toBe(0);
}, 180_000);
