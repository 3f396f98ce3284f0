import { expect, test } from 'vitest';
import { homeOf, knownRoutes, pathFor, setKnownRoutes } from './known-routes.ts';

const routes = [
  { path: '/mulai', access: 'public', home: 'visitor' },
  { path: '/masuk', access: 'public', purpose: 'login' },
  { path: '/beranda-alumni', access: 'alumni', home: 'alumni' },
] as const;

test('finds homes and pages by the properties of the routes', () => {
  setKnownRoutes(routes);
  expect(knownRoutes()).toEqual(routes);
  expect(homeOf('visitor')).toBe('/mulai');
  expect(homeOf('alumni')).toBe('/beranda-alumni');
  expect(pathFor('login')).toBe('/masuk');
});

test('leads to the root where no area has such a page', () => {
  setKnownRoutes([]);
  expect(homeOf('admin')).toBe('/');
  expect(pathFor('new-password')).toBe('/');
});
