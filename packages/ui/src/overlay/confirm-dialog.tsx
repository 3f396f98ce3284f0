import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps<Confirm extends string> {
  /** The question. */
  title: string;
  /** What will happen, and whether that is final. */
  children: ReactNode;
  confirmLabel: Confirm;
  /** What stays as it is. */
  keepLabel?: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Not red, for what destroys nothing. */
  variant?: 'primary' | 'danger';
  /** The dialog is busy while what it promises is being done. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Beside 'Batalkan', the word 'Batal' could mean both answers. */
type AnswersTellApart<Confirm extends string> =
  Lowercase<Confirm> extends `${string}batal${string}` ? { keepLabel: string } : unknown;

/** Asks before something is done. The page's state keeps it, not the URL: nobody shares such a question. */
export function ConfirmDialog<const Confirm extends string>({
  title,
  children,
  confirmLabel,
  keepLabel = 'Batal',
  isBusy = false,
  isDisabled,
  variant = 'danger',
  onConfirm,
  onClose,
}: ConfirmDialogProps<Confirm> & AnswersTellApart<Confirm>) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant={variant} isBusy={isBusy} disabled={isDisabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {keepLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
