import { BrowserRouter } from '@portal/federation/router';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ListParams, readRequest, useListParams } from './list-params.ts';
import { chosenWords, nameMatching } from './name-matching.ts';

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

test('asks for the order of the list, in a queue for whoever waits longest, and for an order that is known', () => {
  const ordered = { ...options, order: 'title' };
  const orderOf = (search: string, of = ordered) => {
    const { sort, ascending } = readRequest(new URLSearchParams(search), of);
    return [sort, ascending];
  };
  expect(orderOf('')).toEqual(['title', true]);
  expect(orderOf('antrean=lowongan')).toEqual(['created_at', true]);
  expect(() => orderOf('', { ...options, order: '-apa' })).toThrow(
    '-apa is none of title, created_at',
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const [city, badge] = filters as [(typeof filters)[0], (typeof filters)[0]];
const all = 'q=rapat&status=approved&urut=title&baris=50&kota=Solo&lencana=true';
const without = (...names: string[]) =>
  all
    .split('&')
    .filter((pair) => !names.includes(pair.split('=')[0] ?? ''))
    .join('&');

function open(search: string): ListParams {
  history.replaceState(null, '', `/?${search}`);
  const { result } = renderHook(() => useListParams(options, filters), { wrapper: BrowserRouter });
  return result.current;
}

test.each<[string, (params: ListParams) => void, string, boolean?]>([
  ['a search', (params) => params.search('reuni'), `q=reuni&${without('q')}`, true],
  ['a status', (params) => params.chooseStatus('pending'), all.replace('approved', 'pending')],
  ['every status', (params) => params.chooseStatus(''), without('status')],
  [
    'a typed filter',
    (params) => params.chooseFilter(city, 'Kudus'),
    all.replace('Solo', 'Kudus'),
    true,
  ],
  ['no filter', (params) => params.chooseFilter(badge, ''), without('lencana')],
  ['an order', (params) => params.sort('created_at', true), all.replace('=title', '=created_at')],
  ['the other order', (params) => params.sort('title', false), all.replace('=title', '=-title')],
  ['a page size', (params) => params.setPageSize(100), all.replace('50', '100')],
  ['the usual page size', (params) => params.setPageSize(20), without('baris')],
  ['a page', (params) => params.goTo(2), `${all}&halaman=2`],
  ['the first page', (params) => params.goTo(1), all],
  ['a page that there is', (params) => params.goTo(2, true), `${all}&halaman=2`, true],
  [
    'a saved view',
    (params) => params.showView('status=pending&kota=Pati&lain=1'),
    'status=pending&kota=Pati',
  ],
  ['nothing of it', (params) => params.clear(), 'urut=title&baris=50'],
])(
  'asks for %s, from the first page on, and keeps the rest',
  (_, ask, search, isReplaced = false) => {
    const params = open(`${all}&halaman=3&detail=x`);
    const added = vi.spyOn(history, 'pushState');
    act(() => ask(params));
    const asked = new URLSearchParams(location.search);
    expect(asked.get('detail')).toBe('x');
    asked.delete('detail');
    asked.sort();
    const expected = new URLSearchParams(search);
    expected.sort();
    expect(String(asked)).toBe(String(expected));
    expect(added).toHaveBeenCalledTimes(isReplaced ? 0 : 1);
  },
);

test.each([
  ['', false, ''],
  ['urut=title&baris=50&halaman=2&detail=x', false, 'urut=title&baris=50'],
  ['q=a', true, 'q=a'],
  ['status=approved', true, 'status=approved'],
  ['lencana=true', true, 'lencana=true'],
])('knows whether %j is filtered, and what of it a view stores', (search, isFiltered, view) => {
  const params = open(search);
  expect([params.isFiltered, params.view]).toEqual([isFiltered, view]);
});

const info = { pending: { label: 'Menunggu' }, approved: { label: 'Disetujui' } };
test.each([
  ['', [''], 'Seluruh kegiatan'],
  ['q=rapat', ['rapat'], 'Yang cocok dengan pencarian ‘rapat’'],
  [
    all,
    ['Disetujui', 'Solo', 'Ada', 'rapat'],
    'Yang cocok dengan pencarian ‘rapat’, status Disetujui, kota ‘Solo’, lencana Ada',
  ],
])('says what %j asks for', (search, words, text) => {
  const request = readRequest(new URLSearchParams(search), options, filters);
  expect(chosenWords(request, info, filters)).toEqual(words);
  expect(nameMatching(request, 'Kegiatan', info, filters)).toBe(text);
});

test('says a search also of a list without further filters', () => {
  const { filters: _, ...request } = read('q=a');
  expect(chosenWords(request, info)).toEqual(['a']);
  expect(nameMatching(request, 'Kegiatan', info)).toBe('Yang cocok dengan pencarian ‘a’');
});
