import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { getToast } from '@portal/ui/toast';
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

test('its filters stand in the address, and what it does not know does not filter', async () => {
  history.replaceState(
    null,
    '',
    '/admin/dashboard?riwayat=semua&oleh=admin&isian=hobi&dari=2026-1',
  );
  await open({
    search_history: [
      { items: [], next: null },
      { items: [], next: null },
    ],
  });
  await shows('Belum ada riwayat.');
  expect(sent.map(({ body }) => body)).toEqual([{ filters: { actor: 'admin' } }]);
  const select = document.querySelector('[aria-label="Saring riwayat"] input');
  await act(async () => {
    select?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  const option = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(
    ({ textContent }) => textContent === 'Kegiatan',
  );
  await act(async () => option?.click());
  expect(location.search).toBe('?riwayat=event&oleh=admin&isian=hobi&dari=2026-1');
  await vi.waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ filters: { area: 'event', actor: 'admin' } }),
  );
});
