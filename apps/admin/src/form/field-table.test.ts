import { expect, test } from 'vitest';
import { optionsOf } from './field-table.ts';

test('offers the statuses in their own order', () => {
  const info = {
    pending: { label: 'Menunggu', tone: 'warning', steps: [null, null] },
    approved: { label: 'Disetujui', tone: 'success', steps: [null, null] },
  } as const;
  expect(optionsOf(info)).toEqual([
    { value: 'pending', label: 'Menunggu' },
    { value: 'approved', label: 'Disetujui' },
  ]);
});
