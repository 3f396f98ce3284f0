import { expect, test } from 'vitest';
import { parseArea, parseRegistry } from './registry.ts';

const entry = '/areas/member/abc/remoteEntry.1.js';
const route = { path: '/notifications', access: 'public', preload: ['/areas/member/abc/a.js'] };
const area = {
  name: 'member',
  build: 'abc',
  contract: 1,
  entry,
  integrity: { [entry]: 'sha384-x' },
  routes: [route],
};
const backend = { url: 'https://db.example', publishableKey: 'key' };

test('accepts areas with and without titles and navigation entries', () => {
  const nav = { label: 'Notifikasi', order: 10, group: 'Alumni' };
  const named = { ...area, title: 'Area', routes: [{ ...route, title: 'Notifikasi', nav }] };
  expect(parseArea(named)).toEqual(named);
  expect(parseArea(area)).toEqual(area);
});

test('accepts a registry with areas, with or without a backend', () => {
  expect(parseRegistry({ backend, areas: [area] })).toEqual({ backend, areas: [area] });
  expect(parseRegistry({ backend: null, areas: [] })).toEqual({ backend: null, areas: [] });
});

test.each([
  ['no object', 'text'],
  ['no areas', { backend: null }],
  ['a backend without a key', { backend: { url: 'https://db.example' }, areas: [] }],
  ['areas that are no list', { backend: null, areas: {} }],
])('refuses a registry with %s', (_what, value) => {
  expect(() => parseRegistry(value)).toThrow('shape');
});

test.each([
  ['no build', { ...area, build: undefined }],
  ['a contract that is no number', { ...area, contract: '1' }],
  ['hashes that are no texts', { ...area, integrity: { [entry]: 1 } }],
  ['a build that leads out of its folder', { ...area, build: '../../../outside' }],
  ['an entry that leads out of its folder', { ...area, entry: '../../other/a.js' }],
  ['an entry that leaves its attribute', { ...area, entry: 'a.js"><script>' }],
  ['a hash that leaves its attribute', { ...area, integrity: { [entry]: 'sha384-x" onload="x' } }],
  ['a name that is a path', { ...area, name: 'a/b' }],
  ['a title with markup', { ...area, title: '<img>' }],
  ['an access that the guard does not know', { ...area, routes: [{ ...route, access: 'all' }] }],
  ['a path that is none', { ...area, routes: [{ ...route, path: 'https://evil.example' }] }],
  ['preloads that are no texts', { ...area, routes: [{ ...route, preload: [1] }] }],
  ['a title that is no text', { ...area, title: 1 }],
  ['an entry without a label', { ...area, routes: [{ ...route, nav: { order: 1 } }] }],
  ['an entry without an order', { ...area, routes: [{ ...route, menu: { label: 'Profil' } }] }],
  ['a home that is no text', { ...area, routes: [{ ...route, home: true }] }],
])('refuses an area with %s', (_what, value) => {
  expect(parseArea(area)).toEqual(area);
  expect(() => parseArea(value)).toThrow('shape');
  expect(() => parseRegistry({ backend, areas: [value] })).toThrow('shape');
});
