import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

it('stays open when Escape closes the question above it', () => {
  const [close, closeQuestion] = [vi.fn(), vi.fn()];
  render(
    <Dialog title="Lokakarya" onClose={close}>
      <ConfirmDialog
        title="Batalkan?"
        confirmLabel="Ya"
        onConfirm={() => {}}
        onClose={closeQuestion}
      >
        Sungguh?
      </ConfirmDialog>
    </Dialog>,
  );
  const cancel = (name: string) =>
    fireEvent(screen.getByRole('dialog', { name }), new Event('cancel', { cancelable: true }));
  cancel('Batalkan?');
  expect([close.mock.calls.length, closeQuestion.mock.calls.length]).toEqual([0, 1]);
  cancel('Lokakarya');
  expect([close.mock.calls.length, closeQuestion.mock.calls.length]).toEqual([1, 1]);
});
