import { getToast, showToast } from '@portal/ui/toast';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ListContext } from '../table/list-context.ts';
import { useDecidedFields } from './use-decided-fields.ts';

test.each([
  ['rejected', { code: 'double', note: 'Akun ganda' }],
  // Its owner has asked for a second look.
  ['pending', { code: 'double', note: 'Akun ganda' }],
  ['verified', undefined],
])('the undo of a form gives a row that was %s its reason back', async (status, reason) => {
  const decideOnMany = vi.fn();
  const list = { lock: {}, title: 'Alumni', decideOnMany };
  const { result } = renderHook(
    () => useDecidedFields(() => ({}), { reasonCode: 'double', reason: 'Akun ganda' }),
    { wrapper: (props) => <ListContext {...props} value={list as never} /> },
  );
  const saved = { id: 'a', former: { status }, findVersion: async () => 2 };
  showToast(result.current.offerUndo(saved)({ title: 'Disimpan' }));
  getToast()?.action?.run();
  await vi.waitFor(() => expect(decideOnMany).toHaveBeenCalled());
  expect(decideOnMany.mock.calls[0]?.[0].decision).toEqual({ status, ...(reason && { reason }) });
});
