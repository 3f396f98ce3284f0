import type { DecisionMutations, DecisionOutcome, LeftOutRow } from '@portal/api';
import { createQueryClient, mutationOptions, QueryClientProvider } from '@portal/api/query';
import { dismissToast, getToast } from '@portal/ui/toast';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StatusInfo } from '../table/table-column.tsx';
import { pressOnRow, pressOnRows } from './press.ts';
import { type Decide, useDecide } from './use-decide.tsx';

const info: StatusInfo<'pending' | 'approved'> = {
  pending: { label: 'Menunggu', tone: 'warning', steps: [null, null] },
  approved: { label: 'Disetujui', tone: 'success', steps: [null, null] },
};
const verbs = { pending: 'dikembalikan ke antrean', approved: 'disetujui' };
const whole: DecisionOutcome = { seen: 1, changed: 1, leftOut: [], lost: [], error: null };
const row = { id: '1', version: 3, name: 'Rapat', status: 'pending' } as const;
const approval = pressOnRow(row, 'approved', { title: 'Kegiatan', info, verbs });

let answer: () => Promise<DecisionOutcome>;
let sent: unknown[] = [];
let undone: string[] = [];
let held: unknown[] = [];
let leftOutOfUndo: LeftOutRow[] = [];
let undoneCount = 1;
const lock = {
  hold: async (ids: readonly string[]) => {
    held.push(ids);
  },
};
const mutations = {
  decide: () =>
    mutationOptions({
      mutationFn: (request: { id: string }) => {
        sent.push(request);
        return answer();
      },
    }),
  undo: () =>
    mutationOptions({
      mutationFn: async (id: string) => {
        undone.push(id);
        return { undone: undoneCount, leftOut: leftOutOfUndo };
      },
    }),
} as unknown as DecisionMutations;

let decide: Decide;
function Screen() {
  const decider = useDecide(mutations, lock);
  decide = decider.decide;
  return decider.result;
}

let root: ReturnType<typeof createRoot>;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  dismissToast();
  [sent, undone, held, leftOutOfUndo] = [[], [], [], []];
  undoneCount = 1;
  answer = async () => whole;
  const cache = createQueryClient({ onError: () => undefined });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (made = approval) => act(async () => void (await decide(made)));
const pressUndo = () => act(async () => getToast()?.action?.run());

test('sends the version that was read, reports the new status for ten seconds, and the undo sends the id of the decision; both lock the row', async () => {
  await press();
  expect(sent).toMatchObject([
    { target: { rows: [{ id: '1', version: 3 }] }, decision: { status: 'approved' } },
  ]);
  expect(getToast()).toMatchObject({
    title: 'Status Kegiatan Diperbarui',
    description: 'Rapat: Disetujui',
    duration: 10_000,
    action: { label: 'Urungkan' },
  });
  await pressUndo();
  expect(undone).toEqual([(sent[0] as { id: string }).id]);
  expect(getToast()).toMatchObject({
    title: 'Status Kegiatan Dikembalikan',
    description: 'Rapat: Menunggu',
  });
  expect(getToast()?.action).toBeUndefined();
  expect(held).toEqual([['1'], ['1']]);
});

test('leaves a failed decision to the toast of its mutation', async () => {
  answer = () => Promise.reject(new Error('no'));
  await press();
  expect(getToast()).toBeNull();
});

const lost = (name: string, partySize: number, isWaiting = false) => ({
  name,
  title: 'Reuni',
  partySize,
  isWaiting,
});

test.each([
  [
    [lost('Andi', 2), lost('Budi', 1, true)],
    'Andi (2 tempat di ‘Reuni’), Budi (daftar tunggu di ‘Reuni’).',
  ],
  [
    ['A', 'B', 'C', 'D', 'E'].map((name) => lost(name, 1)),
    'A (1 tempat di ‘Reuni’), B (1 tempat di ‘Reuni’), C (1 tempat di ‘Reuni’), 2 lainnya.',
  ],
])(
  'names whose registrations are cancelled unless it is undone: %#',
  async (registrations, names) => {
    answer = async () => ({ ...whole, lost: registrations });
    await press();
    expect(getToast()).toMatchObject({
      description: `Rapat: Disetujui. Tanpa ‘Urungkan’, pendaftaran yang akan datang dibatalkan: ${names}`,
      action: { label: 'Urungkan' },
    });
  },
);

test('names what was left out of many, and offers the undo of the others after that', async () => {
  const rows = ['1', '2', '3'].map((id) => ({ ...row, id }));
  answer = async () => ({
    seen: 3,
    changed: 1,
    leftOut: [
      { id: '2', name: 'Rapat Dua', status: 'approved', reason: 'changed' },
      { id: '3', name: '', status: '', reason: 'gone' },
    ],
    lost: [],
    error: null,
  });
  await press(pressOnRows(rows, 'approved', 'kegiatan', verbs));
  const dialog = document.querySelector('dialog');
  expect(dialog?.textContent).toContain('1 kegiatan disetujui.');
  expect(dialog?.textContent).toContain(
    '1 sudah diubah sementara itu dan dibiarkan apa adanya:Rapat Dua',
  );
  expect(dialog?.textContent).toContain('1 sudah dihapus sementara itu.');
  expect(getToast()).toBeNull();
  const close = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Tutup',
  );
  await act(async () => close?.click());
  expect(getToast()?.title).toBe('1 kegiatan disetujui');
  await pressUndo();
  expect(getToast()?.title).toBe('1 kegiatan dikembalikan seperti semula');
});

test('offers the undo of a deletion, and names what a single row lacks that came back', async () => {
  const made = {
    ...pressOnRows([row], 'approved', 'alumni', verbs),
    decision: { isDeletion: true },
  };
  await press({ ...made, done: () => ({ title: '1 alumni dihapus' }) });
  expect(getToast()).toMatchObject({ title: '1 alumni dihapus', action: { label: 'Urungkan' } });
  leftOutOfUndo = [{ id: '1', name: 'Ani', status: '', reason: 'email' }];
  await pressUndo();
  expect(document.querySelector('dialog')?.textContent).toContain(
    '1 kembali tanpa email, yang kini milik orang lain:Ani',
  );
});

test.each([
  [{ reason: 'changed', status: 'approved' }, 'Sudah disetujui di tab lain'],
  [{ reason: 'changed', status: 'pending' }, 'Sudah diubah sementara itu'],
  [{ reason: 'gone', status: '' }, 'Sudah dihapus di tab lain'],
  [{ reason: 'unconfirmed', status: 'pending' }, 'Belum dapat diverifikasi'],
] as const)('says what a single row is now that was left out: %o', async (leftOut, title) => {
  const refused = { changed: 0, leftOut: [{ id: '1', name: 'Rapat', ...leftOut }] };
  answer = async () => ({ ...whole, ...refused });
  await press();
  expect(getToast()).toMatchObject({ title, tone: 'warning' });
  expect(getToast()?.action).toBeUndefined();
  expect(document.querySelector('dialog')).toBeNull();
});

test('says what a single row is now when its decision can no longer be taken back', async () => {
  await press();
  undoneCount = 0;
  leftOutOfUndo = [{ id: '1', name: 'Rapat', status: 'pending', reason: 'changed' }];
  await pressUndo();
  expect(getToast()?.title).toBe('Sudah dikembalikan ke antrean di tab lain');
});
