import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Actions that stay visible while the content scrolls. */
  footer?: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. It is the browser's own: it traps and restores the focus, and Escape or a click
 * outside closes it. A toast above it cannot be reached, so messages that need an action belong inside.
 */
export function Dialog({ title, onClose, children, footer }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={openModal}
      closedby="any"
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        // The caller decides whether it is open, usually by the URL.
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          data-print="hidden"
          aria-label="Tutup"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {footer && (
        <footer className={styles.foot} data-print="hidden">
          {footer}
        </footer>
      )}
    </dialog>
  );
}

function openModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}
