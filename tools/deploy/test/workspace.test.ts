import { expect, test } from 'vitest';
import { readPackages } from './workspace.ts';

const packages = [...readPackages()].map(([name, entry]) => ({ name, ...entry }));
/** What runs in the browser. A package that is not declared cannot be imported: Biome and turbo refuse it. */
const browserPackages = packages.filter(({ folder }) => !folder.startsWith('tools/'));

test.each([
  ['Ant Design', /^(antd$|@ant-design\/)/, 'apps/admin'],
  ['the router', /^react-router/, 'packages/federation'],
  ['the query cache', /^@tanstack\//, 'packages/api'],
  ['Supabase', /^@supabase\//, 'packages/api'],
])('%s is a dependency of one package alone', (_what, library, owner) => {
  const users = browserPackages.filter(({ dependencies, devDependencies }) =>
    [...dependencies, ...devDependencies].some((name) => library.test(name)),
  );
  expect(users.map(({ folder }) => folder)).toEqual([owner]);
});

test('browser code depends on no tool', () => {
  const tools = packages.filter(({ folder }) => folder.startsWith('tools/'));
  const names = new Set(tools.map(({ name }) => name));
  const wrong = browserPackages.filter(({ dependencies }) =>
    dependencies.some((name) => names.has(name)),
  );
  expect(names.size).toBeGreaterThan(3);
  expect(wrong.map(({ folder }) => folder)).toEqual([]);
});
