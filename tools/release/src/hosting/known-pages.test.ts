import { expect, test } from 'vitest';
import { pageStatus, pathsOfPages } from './known-pages.ts';

const area = (name: string, ...paths: string[]) => ({
  name,
  build: 'b',
  entry: `/areas/${name}/b/a.js`,
  contract: 1,
  integrity: {},
  routes: paths.map((path) => ({ path, access: 'public', preload: [] })),
});
const registry = JSON.stringify({
  backend: null,
  areas: [area('public-site', '/', '/alumni'), area('admin', '/admin/dashboard')],
});

test.each([
  ['/', 200],
  ['/index.html', 200],
  ['/alumni', 200],
  ['/alumni/', 200],
  ['/admin/dashboard', 200],
  ['/tidak-ada', 404],
  ['/alumni/tidak-ada', 404],
  ['/admin', 404],
] as const)('%s answers %i', (path, status) => {
  expect(pageStatus(path, pathsOfPages(registry))).toBe(status);
});

test.each([undefined, '{"areas":', JSON.stringify({ backend: null, areas: [] })])(
  'where the registry is %s, any path may be a page',
  (broken) => {
    expect(pageStatus('/alumni', pathsOfPages(broken))).toBe(200);
  },
);
