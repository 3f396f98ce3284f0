import { expect, test } from 'vitest';
import { readRequest } from './list-params.ts';

const options = {
  statuses: ['pending', 'approved'],
  sorts: ['title', 'created_at'],
} as const;
const read = (search: string) => readRequest(new URLSearchParams(search), options);
const filters = [
  { param: 'kota', name: 'location', label: 'Kota' },
  {
    param: 'lencana',
    name: 'has_badge',
    label: 'Lencana',
    options: [{ value: 'true', label: 'Ada' }],
  },
];
const defaults = {
  search: '',
  status: null,
  filters: {},
  sort: 'created_at',
  ascending: false,
  page: 1,
  size: 20,
};

test('starts with the newest first and the first page', () => {
  expect(read('')).toEqual(defaults);
});

test('reads search, status, order, page and page size', () => {
  expect(read('q= rapat &status=approved&urut=-title&halaman=3&baris=50')).toEqual({
    search: 'rapat',
    status: 'approved',
    filters: {},
    sort: 'title',
    ascending: false,
    page: 3,
    size: 50,
  });
});

test.each(['status=apa', 'urut=-sandi', 'urut=--title', 'halaman=0', 'halaman=1.5', 'baris=1000'])(
  'falls back to the defaults for %s',
  (search) => expect(read(search)).toEqual(defaults),
);

test('reads the options and texts of filters by their database names, and ignores unknown options', () => {
  const filtersOf = (search: string) =>
    readRequest(new URLSearchParams(search), options, filters).filters;
  expect(filtersOf('kota= Solo &lencana=true&hak=true')).toEqual({
    location: 'Solo',
    has_badge: 'true',
  });
  expect(filtersOf('kota=&lencana=apa')).toEqual({});
});
