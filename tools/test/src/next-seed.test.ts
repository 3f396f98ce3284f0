import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { nextSeed } from './next-seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'seed-'));
const file = join(folder, 'new', 'seed');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('goes on from the number of the last run, and begins anywhere without one', () => {
  const first = nextSeed(file);
  expect(first).toBeGreaterThanOrEqual(0);
  expect(nextSeed(file)).toBe(first + 1);
  expect(readFileSync(file, 'utf8')).toBe(String(first + 1));
  writeFileSync(file, 'no number');
  expect(nextSeed(file)).toBeLessThan(1_000);
});
