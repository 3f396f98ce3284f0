import { useUrlDialog } from '@portal/federation';
import { BrowserRouter } from '@portal/federation/router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListContext } from '../../table/list-context.ts';
import { Reviewed } from './review-queue.tsx';

function List({ total }: { total: number }) {
  const dialog = useUrlDialog('detail');
  const query = { data: { rows: [], total }, isPlaceholderData: false };
  return (
    <ListContext value={{ lock: {}, query }}>
      <Reviewed detail={() => null} dialog={dialog} />
    </ListContext>
  );
}

let root: ReturnType<typeof createRoot>;
async function open(address: string, total: number) {
  history.replaceState(null, '', address);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <List total={total} />
      </BrowserRouter>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([
  ['/admin/manage-alumni?antrean=alumni', 'antrean=alumni&status=pending&akun=joined'],
  ['/admin/manage-jobs?antrean=lowongan', 'antrean=lowongan&status=pending'],
])('%s opens the first row that waits', async (address, filters) => {
  await open(address, 3);
  expect(location.search).toBe(`?${filters}&detail=pertama`);
});

test('a queue without a row says so, and its end is the list of what waits', async () => {
  await open('/admin/manage-jobs?status=pending&antrean=lowongan&detail=pertama', 0);
  expect(document.body.textContent).toContain('Antrean kosong');
  const close = document.querySelector<HTMLElement>('.ant-drawer-close');
  await act(async () => close?.click());
  expect(location.search).toBe('?status=pending');
  expect(document.body.textContent).not.toContain('Antrean kosong');
});

test('a list that is no queue says nothing of an empty one', async () => {
  await open('/admin/manage-jobs?status=pending', 0);
  expect(document.body.textContent).toBe('');
});
