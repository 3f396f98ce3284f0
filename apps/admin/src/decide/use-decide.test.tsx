import type { DecisionMutations, DecisionOutcome, LeftOutRow } from '@portal/api';
import { createQueryClient, mutationOptions, QueryClientProvider } from '@portal/api/query';
import { dayInJakarta } from '@portal/ui';
import { dismissToast, getToast } from '@portal/ui/toast';
import { fireEvent } from '@testing-library/react';
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
let undoFailure: Error | null = null;
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
        if (undoFailure) throw undoFailure;
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
  [undoneCount, undoFailure] = [1, null];
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

test('says what follows unless it is undone', async () => {
  const lost = { name: 'Andi', title: 'Reuni', partySize: 2, isWaiting: false };
  answer = async () => ({ ...whole, lost: [lost] });
  await press();
  expect(getToast()?.description).toMatch(/^Rapat: Disetujui\. Tanpa ‘Urungkan’, .*: Andi/);
});

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

test('says what a single row is now when its decision can no longer be taken back', async () => {
  await press();
  undoneCount = 0;
  leftOutOfUndo = [{ id: '1', name: 'Rapat', status: 'pending', reason: 'changed' }];
  await pressUndo();
  expect(getToast()?.title).toBe('Sudah dikembalikan ke antrean di tab lain');
});

const dialogText = () => document.querySelector('dialog')?.textContent;
const failed = Object.assign(new Error('Sambungan terputus.'), { name: 'ApiError' });

test('says how much a decision that was stopped has not reached, and why', async () => {
  answer = async () => ({ ...whole, seen: 1, changed: 1, error: failed });
  const rows = ['1', '2', '3'].map((id) => ({ ...row, id }));
  await press(pressOnRows(rows, 'approved', 'kegiatan', verbs));
  expect(dialogText()).toBe(
    'Berhenti sebelum selesai1 kegiatan disetujui. 2 belum diproses. Sambungan terputus.Tutup',
  );
  answer = async () => ({ ...whole, seen: 3, changed: 3, error: failed });
  await press(pressOnRows(rows, 'approved', 'kegiatan', verbs));
  expect(dialogText()).toBe(
    'Tidak semuanya dapat diproses3 kegiatan disetujui. Sambungan terputus.Tutup',
  );
});

test('says that nothing has changed, and of an undo what it did, without another undo', async () => {
  answer = async () => ({ ...whole, changed: 0 });
  await press();
  expect(getToast()).toMatchObject({ tone: 'success', title: 'Tidak ada yang berubah' });
  expect(getToast()).not.toHaveProperty('action');
  answer = async () => whole;
  await press({ ...approval, isUndo: true, done: () => ({ title: 'Dikembalikan' }) });
  expect(getToast()?.title).toBe('Dikembalikan');
  expect(getToast()).not.toHaveProperty('action');
});

test('leaves an undo that failed to the toast of its mutation', async () => {
  await press();
  const toast = getToast();
  undoFailure = failed;
  await pressUndo();
  expect([undone.length, getToast(), dialogText()]).toEqual([1, toast, undefined]);
});

test('tells its caller what came of it: nothing, why it was refused, or why it failed', async () => {
  const told = async () => {
    let given: Awaited<ReturnType<Decide>> | undefined;
    await act(async () => {
      given = await decide(approval);
    });
    return [given?.outcome, given?.refusal];
  };
  expect(await told()).toEqual([whole, '']);
  const gone = {
    ...whole,
    changed: 0,
    leftOut: [{ id: '1', name: 'Rapat', status: '', reason: 'gone' }],
  };
  answer = async () => gone as DecisionOutcome;
  expect(await told()).toEqual([gone, 'Sudah dihapus di tab lain. Rapat: Tidak ada yang diubah.']);
  expect(getToast()).toMatchObject({ title: 'Sudah dihapus di tab lain', tone: 'warning' });
  expect([getToast()?.action, dialogText()]).toEqual([undefined, undefined]);
  dismissToast();
  answer = () => Promise.reject(failed);
  expect([...(await told()), getToast()]).toEqual([null, 'Sambungan terputus.', null]);
});

test('asks for another day where the one of a job is over, and sends nothing more if it is left', async () => {
  const over = { id: '1', name: 'Rapat', status: 'pending', reason: 'over' } as const;
  answer = async () => ({ ...whole, changed: 0, leftOut: sent.length % 2 ? [over] : [] });
  const answerDay = async (label: string, day = dayInJakarta(7)) => {
    const field = document.querySelector<HTMLInputElement>('dialog input');
    if (field) fireEvent.change(field, { target: { value: day } });
    const text = dialogText();
    const button = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
      ({ textContent }) => textContent === label,
    );
    await act(async () => button?.click());
    return text;
  };
  await act(async () => void decide(approval));
  expect(document.querySelector('dialog input')).toHaveProperty('value', dayInJakarta(30));
  expect(await answerDay('Setujui', '2000-01-01')).toContain(
    'Pilih tanggal dari hari ini sampai 180 hari lagi.',
  );
  expect(await answerDay('Setujui')).toBe(
    'Sampai kapan Rapat tayang?Batas lamarannya sudah lewat. Pilih batas yang baru.Batas lamaranSetujuiBatal',
  );
  expect(sent).toMatchObject([
    { decision: { status: 'approved' } },
    { decision: { status: 'approved', deadline: dayInJakarta(7) } },
  ]);
  expect(dialogText()).toBeUndefined();
  await act(async () => void decide(approval));
  await answerDay('Batal');
  expect([sent.length, getToast()?.title]).toEqual([3, 'Batas lamarannya sudah lewat']);
});
