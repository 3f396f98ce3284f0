import { BrowserRouter } from '@portal/federation/router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGrowingList } from './use-growing-list.ts';

let list: ReturnType<typeof useGrowingList>;
let root: Root;

function Page({ total }: { total: number }) {
  list = useGrowingList(total, 12);
  return null;
}

function renderPage(url: string, total: number) {
  history.replaceState(null, '', url);
  act(() =>
    root.render(
      <BrowserRouter>
        <Page total={total} />
      </BrowserRouter>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

test.each([
  ['', 12],
  ['tampil=24', 24],
  ['tampil=13', 24],
  ['tampil=0', 12],
  ['tampil=-36', 12],
  ['tampil=1e99', 12],
  ['tampil=banyak', 12],
])('shows whole pages for "%s"', (query, shown) => {
  renderPage(`/alumni?${query}`, Number.POSITIVE_INFINITY);
  expect(list.shown).toBe(shown);
});

test('shows no more than there is', () => {
  renderPage('/lowongan?tampil=984', 30);
  expect(list).toMatchObject({ pages: 3, shown: 30, hasMore: false });
  renderPage('/lowongan', 0);
  expect(list).toMatchObject({ pages: 1, shown: 0, hasMore: false });
});

test('adds a page to the URL without a step of the Back button, and names it as the new one', () => {
  renderPage('/kegiatan?waktu=lewat#event-1', 30);
  expect(list).toMatchObject({ pages: 1, hasMore: true, newPage: 0 });
  const steps = history.length;
  act(() => list.showMore());
  expect(list).toMatchObject({ pages: 2, shown: 24, newPage: 2 });
  expect(location.search + location.hash).toBe('?waktu=lewat&tampil=24#event-1');
  expect(history.length).toBe(steps);
});
