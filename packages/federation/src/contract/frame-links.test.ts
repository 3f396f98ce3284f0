import { expect, test } from 'vitest';
import { frameLinks, groupLinks } from './frame-links.ts';

const routes = [
  { path: '/kontak', access: 'public', nav: { label: 'Kontak', order: 40 } },
  {
    path: '/skripsi',
    access: 'public',
    nav: { label: 'Skripsi', order: 30, group: 'Alumni' },
    footer: { label: 'Judul Skripsi', order: 10 },
  },
  { path: '/daftar', access: 'public' },
  { path: '/direktori', access: 'public', nav: { label: 'Direktori', order: 10, group: 'Alumni' } },
  { path: '/tentang', access: 'public', nav: { label: 'Tentang', order: 20 } },
] as const;

test('lists the entries of one part of the frame in their order, whichever area they come from', () => {
  const labels = frameLinks(routes, 'nav').map(({ label }) => label);
  expect(labels).toEqual(['Direktori', 'Tentang', 'Skripsi', 'Kontak']);
  expect(frameLinks(routes, 'footer')).toEqual([
    { label: 'Judul Skripsi', order: 10, path: '/skripsi', access: 'public' },
  ]);
  expect(frameLinks(routes, 'menu')).toEqual([]);
});

test('puts the links of a group together, in the place of the first one', () => {
  const items = groupLinks(frameLinks(routes, 'nav'));
  expect(items.map(({ group, links }) => [group, ...links.map(({ path }) => path)])).toEqual([
    ['Alumni', '/direktori', '/skripsi'],
    [undefined, '/tentang'],
    [undefined, '/kontak'],
  ]);
});
