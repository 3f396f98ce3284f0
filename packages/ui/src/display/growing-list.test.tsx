import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { GrowingList, GrowingListPage } from './growing-list.tsx';

afterEach(cleanup);

const list = { pages: 1, shown: 12, total: 30, hasMore: true, newPage: 0, showMore: () => {} };
const query = { error: null, isFetching: false, refetch: () => {} };

it('says how much is shown, and asks for more on request', () => {
  const showMore = vi.fn();
  render(
    <GrowingList list={{ ...list, showMore }} columns={2} noun="lowongan">
      <li>Pertama</li>
    </GrowingList>,
  );
  expect(screen.getByRole('status').textContent).toBe('Menampilkan 12 dari 30 lowongan');
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan lebih banyak' }));
  expect(showMore).toHaveBeenCalledOnce();
});

it('announces an empty list, and offers no more where nothing is left', () => {
  const empty = { ...list, shown: 0, total: 0, hasMore: false };
  render(
    <GrowingList list={empty} columns={2} noun="lowongan">
      {[]}
    </GrowingList>,
  );
  expect(screen.getByRole('status').textContent).toBe('Tidak ada lowongan ditemukan');
  expect(screen.queryByRole('button')).toBeNull();
});

it('accepts any number of pages where the page itself chains them', () => {
  render(
    <GrowingList list={{ ...list, pages: Number.MAX_SAFE_INTEGER }} columns={4}>
      <li>Pertama</li>
    </GrowingList>,
  );
  expect(screen.getByText('Pertama')).toBeTruthy();
});

/** More frames than moving the focus takes. */
async function someFrames() {
  for (let frame = 0; frame < 4; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

it('focuses the first item of a new page only', async () => {
  const page = (isNew: boolean) => (
    <GrowingListPage
      query={query}
      items={[{ id: '7' }, { id: '8' }]}
      isNew={isNew}
      idPrefix="job-"
      errorTitle="Gagal memuat"
      skeletons={null}
    >
      {({ id }) => (
        <li key={id} id={`job-${id}`} tabIndex={-1}>
          {id}
        </li>
      )}
    </GrowingListPage>
  );
  const { rerender } = render(page(false));
  await someFrames();
  expect(document.activeElement).toBe(document.body);
  rerender(page(true));
  await someFrames();
  expect(document.activeElement?.id).toBe('job-7');
});

it('fails and retries page by page', () => {
  const refetch = vi.fn();
  render(
    <GrowingListPage
      query={{ ...query, error: new Error('TypeError'), refetch }}
      items={undefined}
      isNew
      idPrefix="job-"
      errorTitle="Gagal memuat"
      skeletons={<li>…</li>}
    >
      {() => null}
    </GrowingListPage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(refetch).toHaveBeenCalledOnce();
});
