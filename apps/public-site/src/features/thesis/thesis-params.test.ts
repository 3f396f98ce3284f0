import { expect, it } from 'vitest';
import { readPage } from './thesis-params.ts';

it.each([
  ['', 1],
  ['halaman=3', 3],
  ['halaman=0', 1],
  ['halaman=-2', 1],
  ['halaman=1.5', 1],
  ['halaman=akhir', 1],
])('reads the page of "%s"', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});
