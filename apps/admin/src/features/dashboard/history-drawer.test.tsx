import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { getToast } from '@portal/ui/toast';
import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HistoryWay } from './history-drawer.tsx';

const deleted = {
  id: 7,
  at: '2026-11-27T03:00:00+00:00',
  actor: 'admin',
  area: 'alumni',
  record_id: 'x',
  operation: 'delete',
  cause: 'deletion',
  is_restorable: true,
  name: 'Ani Susanti',
  changes: { nim: ['11555100001', null] },
};

let sent: { name: string; body: Record<string, unknown> }[];
let answers: Record<string, unknown[]>;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    if (name in answers) sent.push({ name, body: JSON.parse(String(init?.body)) });
    return Response.json(answers[name]?.shift() ?? null);
  });
  history.replaceState(null, '', '/admin/dashboard?riwayat=alumni');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent ?? '';
const shows = (words: string) => vi.waitFor(() => expect(text()).toContain(words));
const press = (name: string) =>
  act(async () => {
    [...document.querySelectorAll('button')]
      .findLast((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
      ?.click();
  });

async function open(given: Record<string, unknown[]>) {
  answers = given;
  await act(async () =>
    root.render(
      <BrowserRouter>
        <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
          <HistoryWay />
        </QueryClientProvider>
      </BrowserRouter>,
    ),
  );
}

test('searches on where a part of the history held nothing, in the area that the address names', async () => {
  const searchHistory = [
    { items: [], next: 40 },
    { items: [{ ...deleted, is_restorable: false }], next: null },
  ];
  await open({ search_history: searchHistory });
  await shows('Ani Susanti');
  expect(sent.map(({ body }) => body)).toEqual([
    { filters: { area: 'alumni' } },
    { filters: { area: 'alumni' }, before_id: 40 },
  ]);
  expect(text()).toContain('Alumni · Admin · 27 November 2026, 10:00 WIB');
  expect(text()).toContain('NIM11555100001');
  expect(text()).not.toContain('Kembalikan');
});

test('its button opens the history of everything', async () => {
  history.replaceState(null, '', '/admin/dashboard');
  await open({ search_history: [{ items: [], next: null }] });
  await press('Riwayat perubahan');
  expect(location.search).toBe('?riwayat=semua');
  await shows('Belum ada riwayat.');
});

test('restores after a question, and says what could not come back', async () => {
  await open({
    search_history: [
      { items: [deleted], next: null },
      { items: [], next: null },
    ],
    restore_deleted: [
      { area: 'alumni', record_id: 'x', without: ['account', 'email'], waiting: 1, missing: 0 },
    ],
  });
  await shows('Kembalikan');
  await press('Kembalikan Ani Susanti');
  await shows('Riwayat pekerjaan dan pendaftarannya di kegiatan ikut kembali.');
  await press('Kembalikan');
  await vi.waitFor(() =>
    expect(getToast()).toMatchObject({
      tone: 'warning',
      title: 'Ani Susanti telah dikembalikan',
      description: expect.stringMatching(/Tanpa akunnya.*Tanpa emailnya.*1 pendaftaran masuk/),
    }),
  );
  expect(sent).toContainEqual({ name: 'restore_deleted', body: { history_id: 7 } });
  await shows('Belum ada riwayat.');
});

test('restores all of one deletion, says what some lack, and leads to what came back', async () => {
  const restored = { ...deleted, operation: 'insert', cause: 'restore', is_restorable: false };
  await open({
    search_history: [
      { items: [{ ...deleted, cause_id: 'c', together: 12 }], next: null },
      // It is read again as the history of a write, and then with everything else, which cancels the first, often before it is sent.
      { items: [restored], next: null },
      { items: [restored], next: null },
    ],
    take_back: [
      { undone: 7, left_out: [{ id: 'x', name: 'Ani', reason: 'email' }], has_more: true },
      { undone: 5, left_out: [], has_more: false },
    ],
  });
  await shows('Kembalikan semuanya');
  await press('Kembalikan semuanya yang dihapus bersama Ani Susanti');
  await shows('12 alumni dihapus bersama-sama.');
  await press('Kembalikan semuanya');
  await vi.waitFor(() =>
    expect(getToast()).toMatchObject({
      tone: 'warning',
      title: '12 alumni telah dikembalikan',
      description: '1 kembali tanpa email, yang kini milik orang lain: Ani',
    }),
  );
  expect(sent).toContainEqual({ name: 'take_back', body: { cause_id: 'c' } });
  await shows('Buka Ani Susanti');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/admin/manage-alumni?detail=x');
});

test('its filters stand in the address, and what it does not know does not filter', async () => {
  history.replaceState(
    null,
    '',
    '/admin/dashboard?riwayat=semua&isian=hobi&dari=2026-03-02&sampai=2026-1&nama=ani',
  );
  await open({ search_history: Array.from({ length: 9 }, () => ({ items: [], next: null })) });
  await shows('Belum ada riwayat.');
  const typed: Record<string, string> = { from: '2026-03-02', name: 'ani' };
  expect(sent.map(({ body }) => body)).toEqual([{ filters: typed }]);
  const filters = within(screen.getByLabelText('Saring riwayat'));
  expect(filters.getByLabelText<HTMLInputElement>('Dari tanggal').value).toContain('02');
  expect(filters.getByLabelText<HTMLInputElement>('Sampai tanggal').value).not.toContain('02');
  const choices = {
    Bagian: ['Kegiatan', { area: 'event' }],
    Tindakan: ['Dihapus', { operation: 'delete' }],
    Oleh: ['Pemilik data', { actor: 'owner' }],
    Isian: ['Judul skripsi', { field: 'thesis_title' }],
  } as const;
  const labels = filters.getAllByRole('combobox').map((field) => field.id);
  expect(Object.keys(choices).map((label) => filters.getByLabelText(label).id)).toEqual(labels);
  for (const [label, [words, filter]] of Object.entries(choices)) {
    const field = filters.getByLabelText(label);
    await act(async () => void fireEvent.mouseDown(field));
    // Of a long list only what is searched for is in the document.
    if (label === 'Isian')
      await act(async () => void fireEvent.change(field, { target: { value: words } }));
    const options = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
    await act(async () => options.findLast(({ textContent }) => textContent === words)?.click());
    Object.assign(typed, filter);
    await vi.waitFor(() => expect(sent.at(-1)?.body).toEqual({ filters: typed }));
  }
  const until = filters.getByLabelText('Sampai tanggal');
  await act(async () => void fireEvent.change(until, { target: { value: '31/12/2026' } }));
  await act(async () => void fireEvent.blur(until));
  await vi.waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ filters: { ...typed, until: '2026-12-31' } }),
  );
  expect(location.search).toBe(
    '?riwayat=event&isian=thesis_title&dari=2026-03-02&sampai=2026-12-31&nama=ani&tindakan=delete&oleh=owner',
  );
});
