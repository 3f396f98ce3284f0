import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BulkDecision } from '../../decide/bulk-decision.tsx';
import type { Press } from '../../decide/press.ts';
import type { RunControls } from '../../frame/long-run.tsx';
import { ListContext } from '../../table/list-context.ts';
import { alumniDecisions } from './alumni-decisions.ts';
import { alumniStatusInfo, rowSteps } from './alumni-status.ts';

const statuses = ['pending', 'verified', 'rejected', 'pending'] as const;
const rows = statuses.map((status, place) => ({
  id: String(place),
  version: 1,
  status,
  lacksConfirmation: place === 3,
}));
const counts = [
  { status: 'pending', count: 30 },
  { status: 'verified', count: 2300 },
  { status: 'rejected', count: 4 },
] as const;

let pressed: Press[] = [];
let deselected: unknown;
let root: ReturnType<typeof createRoot>;

const list = {
  title: 'Alumni',
  decisions: alumniDecisions,
  statusInfo: alumniStatusInfo,
  stepsOf: rowSteps,
  params: { request: { search: 'warga', status: null } },
  query: { data: { rows, total: 2334, readAt: 1_700 } },
  list: { statusCounts: () => ({ queryKey: ['counts'], queryFn: async () => [...counts] }) },
  lock: { isHeld: false, isLocked: () => false, accepts: () => true },
  decideOnMany: async (press: Press) => {
    const outcome = { seen: 1, changed: 1, leftOut: [], lost: [], error: null };
    pressed.push(press);
    return { outcome, refusal: '', released: Promise.resolve() };
  },
};
const drop = (done: typeof rows) => {
  deselected = done.map(({ id }) => id);
};

async function show(
  selected: readonly (typeof rows)[number][],
  decideOnMany: (press: Press, run: RunControls) => Promise<unknown> = list.decideOnMany,
) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        <ListContext value={{ ...list, decideOnMany, selection: { rows: selected, drop } }}>
          <BulkDecision />
        </ListContext>
      </QueryClientProvider>,
    ),
  );
}

const named = (role: string, name: string | RegExp) =>
  [...document.querySelectorAll<HTMLElement>(role)].filter(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent),
  );
const click = (element: Element | undefined | null) =>
  act(async () => {
    if (!(element instanceof HTMLElement)) throw new Error('It is not there');
    element.click();
    await new Promise((resolve) => setTimeout(resolve));
  });
const press = (name: string) => click(named('button', name).at(-1));
const choose = (label: string) => click(named('dialog label', label)[0]?.querySelector('input'));
const dialog = () => document.querySelector('dialog')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [pressed, deselected] = [[], undefined];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('a step acts on the selected rows that offer it, and says how many they are', async () => {
  await show(rows);
  await press('Tolak 2 dari 4');
  expect(pressed).toMatchObject([
    { target: { rows: [{ id: '0' }, { id: '3' }] }, decision: { status: 'rejected' } },
  ]);
  expect(deselected).toEqual(['0', '1', '2', '3']);
});

test('a step asks before it undoes another decision', async () => {
  await show(rows);
  await press('Verifikasi 2 dari 4');
  expect(pressed).toEqual([]);
  expect(dialog()).toContain('Verifikasi 2 alumni?Keputusan yang diganti: 1 Ditolak.');
  await press('Verifikasi');
  expect(pressed).toMatchObject([{ target: { rows: [{ id: '0' }, { id: '2' }] } }]);
});

test('a step that no selected row offers does nothing', async () => {
  await show(rows.filter(({ status }) => status === 'verified'));
  await press('Tolak 0 dari 1');
  await press('Verifikasi 0 dari 1');
  expect(pressed).toEqual([]);
  expect(dialog()).toBeUndefined();
});

test('a decision on all that match acts on those that wait, and on others once they are ticked', async () => {
  await show(rows);
  await press('Pilih semua 2.334 yang cocok');
  await choose('Tolak');
  expect(named('dialog label', /^[\d.]+ /).map(({ textContent }) => textContent)).toEqual([
    '30 Menunggu Validasi',
    '2.300 Terverifikasi',
  ]);
  expect(named('button', 'Terapkan ke 30 alumni')).toHaveLength(1);
  await choose('2.300 Terverifikasi');
  await press('Terapkan ke 2.330 alumni');
  expect(pressed).toMatchObject([
    {
      target: {
        filter: { search: 'warga', statuses: ['pending', 'verified'] },
        total: 2330,
        readAt: 1_700,
      },
      decision: { status: 'rejected' },
    },
  ]);
});

test('what has nothing to do with the status is decided for all, and so is a deletion', async () => {
  await show(rows);
  await press('Pilih semua 2.334 yang cocok');
  await choose('Cabut lencana khusus');
  expect(named('button', 'Terapkan ke 2.334 alumni')).toHaveLength(1);
  await choose('Tampilkan di direktori');
  expect(named('button', 'Terapkan ke 2.334 alumni')).toHaveLength(1);
  await choose('Hapus');
  expect(named('button', 'Hapus 2.334 alumni')).toHaveLength(1);
});

test.each([
  ['Beri hak memasang lowongan', { canPostJobs: true }],
  ['Cabut hak memasang lowongan', { canPostJobs: false }],
  ['Tampilkan di direktori', { isListed: true }],
  ['Sembunyikan dari direktori', { isListed: false }],
  ['Cabut lencana khusus', { specialBadge: '' }],
])("'%s' decides exactly that", async (label, decision) => {
  await show(rows);
  await press('Pilih semua 2.334 yang cocok');
  await choose(label);
  await press('Terapkan ke 2.334 alumni');
  expect(pressed.map((one) => one.decision)).toEqual([decision]);
});

test('a decision on all that match says how far it is and can be stopped; the rows leave the selection', async () => {
  let run: RunControls | undefined;
  let answer: (() => void) | undefined;
  await show(rows, (_press, controls) => {
    run = controls;
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  });
  await press('Pilih semua 2.334 yang cocok');
  await choose('Cabut lencana khusus');
  await press('Terapkan ke 2.334 alumni');
  await act(async () => run?.onProgress(1000));
  expect(dialog()).toContain('1.000 dari 2.334 diproses');
  await press('Hentikan');
  expect(run?.signal.aborted).toBe(true);
  expect(dialog()).toContain('1.000 dari 2.334 diproses');
  answer?.();
  await vi.waitFor(() => expect(dialog()).toBeUndefined());
  expect(deselected).toEqual(['0', '1', '2', '3']);
});
