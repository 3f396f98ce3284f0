import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './workspace.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every action of others is named by a commit, which nobody can move, with its version beside it', () => {
  const workflows = readdirSync(join(root, '.github/workflows')).map((file) => `workflows/${file}`);
  const actions = readdirSync(join(root, '.github/actions')).map(
    (it) => `actions/${it}/action.yml`,
  );
  const used = [...workflows, ...actions].flatMap((file) =>
    [...read(`.github/${file}`).matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action = '']) => action),
  );
  expect(used.length).toBeGreaterThan(3);
  for (const action of used)
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every version in the catalogue is exact, and no package names a version of its own', () => {
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  for (const [name, version] of Object.entries(catalog)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
  const folders = ['apps', 'packages', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  for (const folder of ['.', 'artwork', 'supabase', 'e2e', ...folders]) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, `${name} in ${folder}`).toMatch(/^(catalog|workspace):/);
    }
  }
});
