import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListContext } from '../../table/list-context.ts';
import { DecisionReason, type DecisionReasonProps } from './decision-reason.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** With the history of the row, and the text of the screen once it is read. */
async function read(props: DecisionReasonProps, items: object[] = [], name = 'jobs') {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)));
    return Response.json({ items, next: null });
  });
  const { container } = render(
    <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
      <ListContext value={{ lock: {}, name, opened: { id: 'a' } }}>
        <DecisionReason {...props} />
      </ListContext>
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(container.textContent).not.toContain('Memuat…')));
  return { said: container.textContent, asked };
}

const asked = { reviewCount: 1200, reviewAskedAt: '2027-08-17' };
test.each([
  [{ reason: '' }, 'pending', ''],
  [{ reason: 'Sudah ada' }, 'rejected', 'Alasan ditolak: Sudah ada'],
  [
    { reason: 'Sudah ada', ...asked },
    'rejected',
    'Alasan ditolak: Sudah adaMinta ditinjau ulang 1.200 kali, terakhir 17 Agustus 2027.',
  ],
  [
    { reason: '', ...asked, reviewNote: 'Beda kota' },
    'rejected',
    'Minta ditinjau ulang 1.200 kali, terakhir 17 Agustus 2027: “Beda kota”',
  ],
])(
  'says why a row was rejected and what its owner asks: %o of one that is %s',
  async (review, status, said) => {
    expect(await read({ review, status })).toEqual({ said, asked: [] });
  },
);

const entry = {
  at: '2027-08-17T05:00:00Z',
  area: 'job',
  name: 'Rapat',
  actor: 'owner',
  operation: 'update',
};
const title = { title: ['Rapat', 'Rapat Akbar'] };
test.each([
  [
    'nothing',
    [{ ...entry, id: 3, changes: { review_note: ['', 'a'], status: ['rejected', 'pending'] } }],
    'Tidak ada yang diubah.',
  ],
  [
    'what the admin did',
    [{ ...entry, id: 3, actor: 'admin', changes: title }],
    'Tidak ada yang diubah.',
  ],
  [
    'what came before the rejection',
    [
      { ...entry, id: 3, actor: 'admin', changes: { status: ['pending', 'rejected'] } },
      { ...entry, id: 2, changes: title },
    ],
    'Tidak ada yang diubah.',
  ],
  [
    'what was changed',
    [{ ...entry, id: 3, changes: { ...title, review_note: ['', 'a'] } }],
    'DiubahRapatLowongan · Pemilik data · 17 Agustus 2027, 12:00 WIBJudulsebelum: Rapat → sesudah: Rapat Akbar',
  ],
])('of a row that is looked at again it says %s since its rejection', async (_, items, said) => {
  const review = { reason: 'Sudah ada' };
  for (const [name, area] of [
    ['jobs', 'job'],
    ['alumni', 'alumni'],
  ] as const) {
    expect(await read({ review, status: 'pending' }, items, name)).toEqual({
      said: `Alasan ditolak: Sudah adaDiubah sejak ditolak${said}`,
      asked: [{ of_area: area, of_id: 'a' }],
    });
  }
});
