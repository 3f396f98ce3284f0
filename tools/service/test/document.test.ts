import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allBeliefs } from '../src/beliefs/all-beliefs.ts';
import { knownDifferences } from '../src/known-differences.ts';
import { runBeliefs } from '../src/run-beliefs.ts';

it('every belief is a row of the document with its answer, and every row a belief', () => {
  const path = join(import.meta.dirname, '../../../docs/hosted-supabase.md');
  const [, beliefs = ''] = readFileSync(path, 'utf8').split('## Beliefs');
  const rows = beliefs.split('\n').filter((line) => /^\| (?!Belief)/.test(line));
  const written = rows.map((row) => row.slice(2, -1).trim());
  const hereOf = new Map(knownDifferences.map(({ row, here }) => [row, here]));
  const tested = allBeliefs.map(({ name, expected }) =>
    `${name} | ${expected} | ${hereOf.get(name) ?? ''}`.trim(),
  );
  expect(written.sort()).toEqual(tested.sort());
});

it('every known difference is one from what a belief expects', () => {
  const expected = new Map(allBeliefs.map((belief) => [belief.name, belief.expected]));
  for (const { row, here, there } of knownDifferences) {
    expect([row, expected.get(row)]).toEqual([row, there]);
    expect(here).not.toBe(there);
  }
});

it('a known difference that has gone is told', async () => {
  const [belief] = allBeliefs;
  if (!belief) throw new Error('There are no beliefs.');
  const differences = [{ row: belief.name, here: 'otherwise', there: belief.expected }];
  const run = { given: new Set<never>(), isEmbedded: true, differences };
  const mended = { ...belief, see: async () => belief.expected };
  const [outcome] = await runBeliefs([mended], undefined, run);
  expect(outcome?.line).toContain('instead of otherwise, a known difference that has gone');
});
