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
