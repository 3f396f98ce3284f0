import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../repository-files.ts';

test('tells of each mutant whether the tests that reach it notice it', { timeout: 300_000 }, () => {
  const command = ['--import', 'tsx', 'tools/test/src/mutants/test-mutants.ts', '--seed=1'];
  const files = ['--most=3', 'apps/member/src/features/dashboard/own-event-state.ts'];
  const said = execFileSync(process.execPath, [...command, ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  const outcomes = said.match(/^(noticed|survived) apps\/member\/.+:\d+ \w+$/gm);
  expect(outcomes).toHaveLength(3);
  const noticed = outcomes?.filter((it) => it.startsWith('noticed'));
  expect(noticed).not.toEqual([]);
  expect(said).toContain(`Seed 1: ${noticed?.length} of 3 noticed`);
});
