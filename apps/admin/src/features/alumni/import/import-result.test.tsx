import { configureBackend } from '@portal/api/client';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CheckedRow } from './checked-rows.ts';
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

test('says how many rows were added, completed, left and changed meanwhile, and what has stopped it', () => {
  const rows = (['new', 'new', 'complete', 'changed', 'rejected'] as const).map((action, row) => ({
    row,
    action,
    reason: '',
  }));
  const checked = [{ row: 4, place: '2010, baris 2' }] as CheckedRow[];
  const said = (error: Error | null, total: number) => {
    cleanup();
    return show(<ImportResult outcome={{ id: 'i', rows, error }} {...{ total, checked }} />);
  };
  const changed = 'Berubah sejak diperiksa dan tidak ditulis: baris 3; 2010, baris 2.';
  expect(said(null, 5).container.textContent).toBe(
    `Impor selesai2 ditambahkan, 1 dilengkapi.${changed}Urungkan impor`,
  );
  expect(said(null, 1005).container.textContent).toBe(
    `Impor berhenti sebelum selesai2 ditambahkan, 1 dilengkapi. 1.000 baris belum diimpor.${changed}Urungkan impor`,
  );
  expect(said(new Error('x'), 5).container.textContent).toMatch(
    /^Impor berhenti sebelum selesai2 ditambahkan, 1 dilengkapi\. \S.+Berubah sejak/,
  );
});

test('an import is taken back once that is confirmed, first in part and then whole', async () => {
  let answer = () => Response.json({ code: 'PT400', message: 'Tidak bisa.' }, { status: 400 });
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).endsWith('/take_back')) return Response.json([]);
    calls.push(JSON.parse(String(init?.body)));
    return answer();
  });
  dismissToast();
  const rows = [{ row: 2, action: 'new' as const, reason: '' }];
  const { container } = show(
    <ImportResult outcome={{ id: 'i', rows, error: null }} total={1} checked={[]} />,
  );
  const dialog = () => document.querySelector('dialog');
  const press = async (name: string) => {
    const all = [...document.querySelectorAll('button')];
    await act(async () => all.findLast(({ textContent }) => textContent === name)?.click());
  };
  await press('Urungkan impor');
  expect(dialog()?.textContent).toBe(
    'Urungkan impor ini?Alumni baru dari impor ini dihapus, dan yang dilengkapi kembali seperti semula. Yang sudah diubah atau bergabung sejak itu tetap.Urungkan imporBiarkan',
  );
  await press('Biarkan');
  expect([dialog(), calls]).toEqual([null, []]);
  await press('Urungkan impor');
  await press('Urungkan impor');
  await act(() => vi.waitFor(() => expect(dialog()).toBeNull()));
  expect([calls, getToast()]).toEqual([[{ cause_id: 'i' }], null]);
  const left = [{ id: 'a', name: 'Ani', reason: 'changed' }];
  answer = () => Response.json({ undone: 3, left_out: left });
  await press('Urungkan impor');
  await press('Urungkan impor');
  await act(() => vi.waitFor(() => expect(dialog()).toBeNull()));
  expect(getToast()).toMatchObject({ tone: 'success', title: '3 baris dikembalikan' });
  expect(container.textContent).toMatch(
    /Urungkan imporDiurungkan sebagian\. Tetap seperti sekarang:1 sudah diubah .*Ani$/,
  );
  answer = () => Response.json({ undone: 1, left_out: [] });
  await press('Urungkan impor');
  await press('Urungkan impor');
  await act(() => vi.waitFor(() => expect(dialog()).toBeNull()));
  expect(container.textContent).toMatch(/dilengkapi\.Impor ini sudah diurungkan\.$/);
});

test.each([
  [[], 'Belum ada impor.'],
  [
    [
      { id: 'a', file_name: 'a.csv', created_at: '2026-03-04T03:00:00Z', counts: { new: 1000 } },
      {
        id: 'b',
        file_name: 'b.csv',
        created_at: '2026-03-04T03:00:00Z',
        imported_by: 'Ani',
        counts: { complete: 2 },
        finished_at: 'x',
      },
    ],
    'a.csv4 Maret 2026, 10:00 WIB: 1.000 ditambahkan, 0 dilengkapi, tidak selesai.b.csv4 Maret 2026, 10:00 WIB, Ani: 0 ditambahkan, 2 dilengkapi.',
  ],
  [null, 'Gagal memuat riwayat impor'],
])('the history of %j', async (answer, text) => {
  const failure = { code: 'PT400', message: 'Tidak bisa.' };
  vi.stubGlobal('fetch', async () =>
    answer ? Response.json(answer) : Response.json(failure, { status: 400 }),
  );
  const { container } = show(<PastImports />);
  await vi.waitFor(() => expect(container.textContent).toContain(text));
});
