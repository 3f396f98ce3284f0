import type { ListPage } from '@portal/api';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListContext } from '../../table/list-context.ts';
import { Neighbours } from './neighbours.tsx';
import { useNeighbours } from './use-neighbours.ts';

interface Row {
  id: string;
}

const cache = createQueryClient({ onError: () => undefined });
const list = { lock: {}, title: 'Alumni', params: { request: { page: 1, size: 20 } } };

let isQueue = false;
function Detail() {
  const neighbours = useNeighbours({ id: 'b', isQueue });
  return <Neighbours opensNext={false} onOpensNext={() => undefined} {...{ neighbours }} />;
}

let root: ReturnType<typeof createRoot>;
async function show(...ids: string[]) {
  const page: ListPage<Row> | undefined =
    ids.length > 0 ? { rows: ids.map((id) => ({ id })), total: ids.length } : undefined;
  await act(async () =>
    root.render(
      <BrowserRouter>
        <QueryClientProvider client={cache}>
          <ListContext value={{ ...list, query: { data: page } }}>
            <Detail />
          </ListContext>
        </QueryClientProvider>
      </BrowserRouter>,
    ),
  );
  return {
    position: document.querySelector('[role="status"]')?.textContent,
    ways: [...document.querySelectorAll('button')].map((button) => !button.disabled),
  };
}

beforeEach(() => {
  isQueue = false;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body);
});
afterEach(() => act(() => root.unmount()));

test('opens the rows on both sides of the open one, and none until the rows of the filter have arrived', async () => {
  expect(await show('a', 'b', 'c')).toEqual({ position: '2 dari 3', ways: [true, true] });
  expect(await show()).toEqual({ position: '', ways: [false, false] });
  expect(await show('b', 'd')).toEqual({ position: '1 dari 2', ways: [false, true] });
  expect((await show('e')).position).toBe('Tidak ada di daftar ini');
});

test('a queue goes on from its last row, since the list may not know of the last decision', async () => {
  isQueue = true;
  expect(await show('b')).toEqual({ position: '1 dari 1', ways: [false, true] });
});

/** What the service has on its pages of two rows, when the list shows `seen` and the row `id` is open. */
async function press(
  way: 'sebelumnya' | 'berikutnya',
  { id = 'c', page = 2, seen = ['c', 'd'], now = [['a', 'b'], ['c', 'd'], ['e']], total = 5 },
) {
  const query = (request: { page: number }) => ({
    queryKey: ['rows', request.page],
    queryFn: async () => ({ rows: (now[request.page - 1] ?? []).map((id) => ({ id })), total }),
  });
  history.replaceState(null, '', '/');
  const value = {
    ...list,
    params: { request: { page, size: 2 } },
    list: { query },
    query: { data: { rows: seen.map((id) => ({ id })), total: 5 } },
  };
  function Opened() {
    const neighbours = useNeighbours({ id, isQueue });
    return <Neighbours opensNext={false} onOpensNext={() => undefined} {...{ neighbours }} />;
  }
  await act(async () =>
    root.render(
      <BrowserRouter>
        <QueryClientProvider client={cache}>
          <ListContext value={value}>
            <Opened />
          </ListContext>
        </QueryClientProvider>
      </BrowserRouter>,
    ),
  );
  const button = document.querySelector<HTMLButtonElement>(`[aria-label="Alumni ${way}"]`);
  if (button?.disabled) return 'nowhere';
  await act(async () => button?.click());
  return location.search;
}

test.each([
  ['within the page', 'berikutnya', { id: 'c' }, '?detail=d&halaman=2'],
  ['to the page after', 'berikutnya', { id: 'd' }, '?detail=e&halaman=3'],
  ['to the last row of the page before', 'sebelumnya', { id: 'c' }, '?detail=b'],
  ['nowhere before the first', 'sebelumnya', { id: 'a', page: 1, seen: ['a', 'b'] }, 'nowhere'],
  ['nowhere after the last', 'berikutnya', { id: 'e', page: 3, seen: ['e'] }, 'nowhere'],
  ['nowhere from a row of another list', 'berikutnya', { id: 'x' }, 'nowhere'],
] as const)('a list leads %s', async (_, way, place, search) => {
  expect(
    await press(way, { ...place, seen: [...('seen' in place ? place.seen : ['c', 'd'])] }),
  ).toBe(search);
});

test.each([
  [
    'to a row that has moved up',
    { id: 'e', page: 3, seen: ['e'], now: [[], [], ['f']] },
    '?detail=f&halaman=3',
  ],
  [
    'to what was passed over, once it ends',
    { id: 'e', page: 3, seen: ['d', 'e'], now: [[], [], ['d', 'e']] },
    '?detail=d&halaman=3',
  ],
  ['nowhere else, once it is empty', { id: 'e', page: 3, seen: ['e'], now: [[], [], ['e']] }, ''],
  [
    'on to the page after from a row that a lost answer has taken away',
    { id: 'x', seen: ['c', 'd'] },
    '?detail=e&halaman=3',
  ],
])('a queue leads %s', async (_, place, search) => {
  isQueue = true;
  expect(await press('berikutnya', place)).toBe(search);
});
