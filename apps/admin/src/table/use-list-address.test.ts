import { expect, test } from 'vitest';
import { readRequest } from './use-list-address.ts';

const options = {
  statuses: ['pending', 'approved'],
  sorts: ['title', 'created_at'],
  defaultSort: '-created_at',
} as const;
const read = (address: string) => readRequest(new URLSearchParams(address), options);
const defaults = {
  search: '',
  status: null,
  sort: 'created_at',
  ascending: false,
  page: 1,
  size: 20,
};

test('begins with the default order and the first page', () => {
  expect(read('')).toEqual(defaults);
});

test('reads search, status, order, page and page size', () => {
  expect(read('q= rapat &status=approved&urut=-title&halaman=3&baris=50')).toEqual({
    search: 'rapat',
    status: 'approved',
    sort: 'title',
    ascending: false,
    page: 3,
    size: 50,
  });
});

test.each(['status=apa', 'urut=-sandi', 'urut=--title', 'halaman=0', 'halaman=1.5', 'baris=1000'])(
  'falls to the defaults for %s',
  (address) => expect(read(address)).toEqual(defaults),
);
