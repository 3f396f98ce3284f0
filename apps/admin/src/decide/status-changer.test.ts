import { dismissToast, getToast } from '@portal/ui/toast';
import { beforeEach, expect, test } from 'vitest';
import type { StatusInfo } from '../table/table-column.tsx';
import { statusChanger } from './status-changer.ts';

const info: StatusInfo<'pending' | 'approved'> = {
  pending: { label: 'Menunggu', tone: 'warning', steps: [null, null] },
  approved: { label: 'Disetujui', tone: 'success', steps: [null, null] },
};
const held: unknown[] = [];
let isRepeated = false;
const lock = {
  isRepeated: () => isRepeated,
  hold: async (ids: readonly string[]) => {
    held.push(ids);
  },
};
const approval = { id: '1', former: 'pending', status: 'approved' } as const;

beforeEach(() => {
  dismissToast();
  isRepeated = false;
});

test('reports the new status of the row for ten seconds, and the undo restores the former one; both lock the row', async () => {
  const sent: unknown[] = [];
  const change = statusChanger(async (step) => sent.push(step), lock, 'Kegiatan', info);
  change(approval, 'Rapat');
  await Promise.resolve();
  expect(getToast()).toMatchObject({
    title: 'Status Kegiatan Diperbarui',
    description: 'Rapat: Disetujui',
    duration: 10_000,
    action: { label: 'Urungkan' },
  });
  getToast()?.action?.run();
  await Promise.resolve();
  expect(sent).toEqual([approval, { id: '1', former: 'approved', status: 'pending' }]);
  expect(getToast()?.description).toBe('Rapat: Menunggu');
  expect(getToast()?.action).toBeUndefined();
  expect(held).toEqual([['1'], ['1']]);
});

test('leaves a failed change to the toast of its mutation', async () => {
  const change = statusChanger(() => Promise.reject(new Error('no')), lock, 'Kegiatan', info);
  change(approval, 'Rapat');
  await Promise.resolve();
  expect(getToast()).toBeNull();
});

test('keeps the toast when the second press of a double click hits it', async () => {
  const sent: unknown[] = [];
  const change = statusChanger(async (step) => sent.push(step), lock, 'Kegiatan', info);
  change(approval, 'Rapat');
  await Promise.resolve();
  const toast = getToast();
  isRepeated = true;
  toast?.action?.run();
  await Promise.resolve();
  expect(sent).toEqual([approval]);
  expect(getToast()).toMatchObject({ title: toast?.title, action: { label: 'Urungkan' } });
});
