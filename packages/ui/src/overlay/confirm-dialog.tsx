import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What will happen, and that it is final. */
  children: ReactNode;
  confirmLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted. The page's state keeps it, not the URL: nobody shares such a question. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
