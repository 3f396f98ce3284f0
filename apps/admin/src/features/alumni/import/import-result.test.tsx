import { configureBackend } from '@portal/api/client';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ImportResult, PastImports } from './import-result.tsx';

configureBackend({ url: 'https://portal.example', publishableKey: 'key' });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (page: ReactElement) =>
  render(
    <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
      {page}
    </QueryClientProvider>,
  );

test.each([
  [['new', 'complete'], 2, 'Impor selesai'],
  [['changed', 'changed'], 2, 'Tidak ada yang ditulis'],
  [[], 2, 'Impor berhenti sebelum selesai'],
] as const)('says of %j what has become of %i rows', (actions, total, title) => {
  const rows = actions.map((action, row) => ({ row, action, reason: '' }));
  show(<ImportResult outcome={{ id: 'i', rows, error: null }} total={total} checked={[]} />);
  expect(screen.queryByText(title)).not.toBeNull();
  expect(screen.queryByText('Urungkan impor') !== null).toBe(title === 'Impor selesai');
});

test('goes on with older imports, page by page, to the last', async () => {
  const names = Array.from({ length: 23 }, (_, n) => `daftar-${n}.csv`);
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    const { before_id }: { before_id?: string } = JSON.parse(String(init?.body));
    const first = before_id ? names.indexOf(before_id) + 1 : 0;
    const page = names.slice(first, first + 20);
    return Response.json(
      page.map((name) => ({
        id: name,
        file_name: name,
        is_undoable: true,
        left_out: [{ id: name, name: `Tetap ${name}`, reason: 'changed' }],
      })),
    );
  });
  show(<PastImports />);
  fireEvent.click(await screen.findByText('Tampilkan lebih banyak'));
  await screen.findByText('daftar-22.csv');
  expect(screen.getAllByText('Urungkan impor')).toHaveLength(23);
  expect(screen.queryByText('Tampilkan lebih banyak')).toBeNull();
  expect(screen.queryByText('Tetap daftar-22.csv')).not.toBeNull();
});

test('says of an import that is partly back so, and offers the rest', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json([
      { id: 'a', file_name: 'a.csv', is_undoable: true, finished_at: 'x', partly_undone_at: 'x' },
      { id: 'b', file_name: 'b.csv', finished_at: 'x', partly_undone_at: 'x', undone_at: 'x' },
    ]),
  );
  show(<PastImports />);
  expect(await screen.findByText(/0 dilengkapi, diurungkan sebagian\.$/)).not.toBeNull();
  expect(screen.queryByText(/0 dilengkapi, diurungkan\.$/)).not.toBeNull();
  expect(screen.getAllByText('Urungkan impor')).toHaveLength(1);
});
