import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { getToast } from '@portal/ui/toast';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useRestore } from './restore.ts';

test('the undo of a deletion finds its entry, brings the record back, and leads to it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/admin/manage-jobs');
  const sent: unknown[] = [];
  const entries = [
    { id: 9, area: 'job', record_id: 'x', operation: 'insert', is_restorable: false },
    { id: 8, area: 'job', record_id: 'x', operation: 'delete', is_restorable: true },
    { id: 7, area: 'job', record_id: 'x', operation: 'delete', is_restorable: false },
  ];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    sent.push([name, JSON.parse(String(init?.body))]);
    return Response.json(
      name === 'record_history'
        ? { items: entries, next: null }
        : { area: 'job', record_id: 'x', without: [], waiting: 0, missing: 0 },
    );
  });
  let restore: ReturnType<typeof useRestore> | undefined;
  function Page() {
    restore = useRestore();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <BrowserRouter>
        <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
          <Page />
        </QueryClientProvider>
      </BrowserRouter>,
    ),
  );
  await act(async () => restore?.({ area: 'job', id: 'x' }, 'Teknisi'));
  expect(sent).toEqual([
    ['record_history', { of_area: 'job', of_id: 'x' }],
    ['restore_deleted', { history_id: 8 }],
  ]);
  expect(getToast()).toMatchObject({
    tone: 'success',
    title: 'Teknisi telah dikembalikan',
    action: { label: 'Buka' },
  });
  await act(async () => getToast()?.action?.run());
  expect(location.pathname + location.search).toBe('/admin/manage-jobs?detail=x');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
