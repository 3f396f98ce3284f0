import { expect, test } from 'vitest';
import { registrySchema } from './registry.ts';

const area = {
  name: 'member',
  build: 'abc',
  contract: 1,
  entry: '/areas/member/abc/remoteEntry.1.js',
  integrity: { '/areas/member/abc/remoteEntry.1.js': 'sha384-x' },
  routes: [{ path: '/notifications', access: 'public', preload: [] }],
};

test('accepts a registry with areas, with or without a backend', () => {
  const backend = { url: 'https://db.example', publishableKey: 'key' };
  expect(registrySchema.safeParse({ backend, areas: [area] }).success).toBe(true);
  expect(registrySchema.safeParse({ backend: null, areas: [] }).success).toBe(true);
});

test('refuses an access that the guard does not know, and a path that is not one', () => {
  const withRoute = (route: object) => ({
    backend: null,
    areas: [{ ...area, routes: [{ path: '/x', access: 'public', preload: [], ...route }] }],
  });
  expect(registrySchema.safeParse(withRoute({})).success).toBe(true);
  expect(registrySchema.safeParse(withRoute({ access: 'everybody' })).success).toBe(false);
  expect(registrySchema.safeParse(withRoute({ path: 'https://evil.example' })).success).toBe(false);
});
