import { BrowserRouter, useSearchParams } from '@portal/federation/router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstRow } from '../../routes.ts';
import { useFirstRow } from './first-row.ts';

interface Answer {
  ids?: string[];
  isOld?: boolean;
}

function List({ ids, isOld = false }: Answer) {
  const [params] = useSearchParams();
  const data = ids && { rows: ids.map((id) => ({ id })), total: ids.length };
  useFirstRow(params.get('detail'), { data, isPlaceholderData: isOld });
  return null;
}

let root: ReturnType<typeof createRoot>;
const answer = (props: Answer) =>
  act(async () =>
    root.render(
      <BrowserRouter>
        <List {...props} />
      </BrowserRouter>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', `/admin/manage-alumni?status=pending&detail=${firstRow}`);
  root = createRoot(document.body);
});
afterEach(() => act(() => root.unmount()));

test('opens the first row of the new answer, not of the former one', async () => {
  await answer({});
  await answer({ ids: ['lama'], isOld: true });
  expect(location.search).toBe(`?status=pending&detail=${firstRow}`);
  await answer({ ids: ['satu', 'dua'] });
  expect(location.search).toBe('?status=pending&detail=satu');
  await answer({ ids: ['dua'] });
  expect(location.search).toBe('?status=pending&detail=satu');
});

test('opens nothing when the list is empty', async () => {
  await answer({ ids: [] });
  expect(location.search).toBe('?status=pending');
});
