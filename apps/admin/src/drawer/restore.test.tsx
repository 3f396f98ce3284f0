import type { LeftOutRow } from '@portal/api';
import type { HistoryEntry } from '@portal/api/history';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeftOut, leftOutText } from './left-out.tsx';
import { areaOf, pageOf, useRestore, useRestoreAll } from './restore.ts';

const entries = [
  { id: 9, area: 'job', record_id: 'x', operation: 'insert', is_restorable: false },
  { id: 8, area: 'job', record_id: 'x', operation: 'delete', is_restorable: true },
  { id: 7, area: 'job', record_id: 'x', operation: 'delete', is_restorable: false },
];
const whole = { area: 'job', record_id: 'x', without: [] as string[], waiting: 0, missing: 0 };

let sent: unknown[];
let answer: unknown;
let status: number;
let restore: ReturnType<typeof useRestore>;
let restoreAll: ReturnType<typeof useRestoreAll>;
function Page() {
  restore = useRestore();
  restoreAll = useRestoreAll();
  return null;
}

beforeEach(() => {
  dismissToast();
  history.replaceState(null, '', '/admin/manage-jobs');
  [sent, answer, status] = [[], whole, 200];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    sent.push([name, JSON.parse(String(init?.body))]);
    const isRead = name === 'record_history';
    return Response.json(isRead ? { items: entries, next: null } : answer, {
      status: isRead ? 200 : status,
    });
  });
  render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        <Page />
      </QueryClientProvider>
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the undo of a deletion finds its entry, brings the record back, and leads to it', async () => {
  await act(() => restore({ area: 'job', id: 'x' }, 'Teknisi'));
  expect(sent).toEqual([
    ['record_history', { of_area: 'job', of_id: 'x' }],
    ['restore_deleted', { history_id: 8 }],
  ]);
  expect(getToast()).toMatchObject({
    tone: 'success',
    title: 'Teknisi telah dikembalikan',
    action: { label: 'Buka' },
  });
  expect(getToast()).not.toHaveProperty('description');
  await act(async () => getToast()?.action?.run());
  expect(location.pathname + location.search).toBe('/admin/manage-jobs?detail=x');
});

test.each([
  [{ without: ['account'] }, 'Tanpa akunnya, yang sudah dihapus atau punya rekaman lain.'],
  [{ without: ['email'] }, 'Tanpa emailnya, yang sekarang dipakai rekaman lain.'],
  [
    { waiting: 1, missing: 1200 },
    '1 pendaftaran masuk daftar tunggu: tempatnya sudah terisi. 1.200 pendaftaran tidak kembali: kegiatan atau orangnya sudah tidak ada.',
  ],
])('says what came back without all that it had: %o', async (lacks, description) => {
  answer = { ...whole, ...lacks, area: 'work' };
  await act(() => restore({ entryId: 3 }, 'Ani'));
  expect(sent).toEqual([['restore_deleted', { history_id: 3 }]]);
  expect(getToast()).toMatchObject({ tone: 'warning', description });
  expect(getToast()).not.toHaveProperty('action');
});

const entry = { causeId: 'k', area: 'alumni' } as HistoryEntry;
test('what was deleted in one go comes back in one go, and a failure is left to its mutation', async () => {
  answer = {
    undone: 1200,
    left_out: [{ id: 'a', name: 'Ani', status: '', reason: 'email' }],
    has_more: false,
  };
  await act(() => restoreAll(entry));
  expect(sent).toEqual([['take_back', { cause_id: 'k' }]]);
  expect(getToast()).toMatchObject({
    tone: 'warning',
    title: '1.200 alumni telah dikembalikan',
    description: '1 kembali tanpa email, yang kini milik orang lain: Ani',
  });
  dismissToast();
  status = 400;
  await act(() => restoreAll(entry));
  await act(() => restore({ entryId: 3 }, 'Ani'));
  expect([sent.length, getToast()]).toEqual([3, null]);
});

test.each([
  ['alumni', '/admin/manage-alumni?detail=x'],
  ['event', '/admin/manage-events?detail=x'],
  ['job', '/admin/manage-jobs?detail=x'],
  ['organization', '/admin/manage-organization?form=x'],
  ['work', null],
] as const)('a record of the area %s is shown at %s', (area, page) => {
  expect(pageOf(area, 'x')).toBe(page);
});

test('each list has its area of the history', () => {
  expect(areaOf).toEqual({ alumni: 'alumni', events: 'event', job_postings: 'job' });
});

const left = (reason: LeftOutRow['reason'], name = '') => ({ id: name, name, status: '', reason });
test('says by reason how many were left out, and their names', () => {
  const rows = [left('email', 'Ani'), left('gone'), left('email', 'Budi')];
  expect(leftOutText(rows)).toBe(
    '1 sudah dihapus sementara itu.; 2 kembali tanpa email, yang kini milik orang lain: Ani, Budi',
  );
  const { container } = render(<LeftOut rows={rows} />);
  expect([...container.querySelectorAll('p')].map((text) => text.textContent)).toEqual([
    '1 sudah dihapus sementara itu.',
    '2 kembali tanpa email, yang kini milik orang lain:',
    'Ani, Budi',
  ]);
  expect(leftOutText([])).toBe('');
});

test.each([
  ['unconfirmed', 'belum mengonfirmasi emailnya dan tidak dapat diverifikasi'],
  ['over', 'sudah lewat batas lamarannya: setujui satu per satu dengan batas baru'],
  ['account', 'sudah bergabung dan dibiarkan apa adanya'],
  ['no account', 'kembali tanpa akun, yang sudah dihapus atau punya rekaman lain'],
  ['changed', 'sudah diubah sementara itu dan dibiarkan apa adanya'],
  ['waiting', 'kembali di daftar tunggu, karena tempatnya sudah terisi'],
] as const)('says of what is %s why', (reason, text) => {
  expect(leftOutText([left(reason)])).toBe(`1 ${text}.`);
});
