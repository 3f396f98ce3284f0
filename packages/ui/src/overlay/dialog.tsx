import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Actions that stay in sight while the content scrolls. */
  footer?: ReactNode;
}

/**
 * A modal window, open as long as it is drawn. The browser's own: it keeps the focus inside and gives it back, and Escape or a
 * press beside it closes. A toast stands above it but out of its reach, so that what must be answered is said inside.
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
        // Whether it is open is the caller's to say: it lives in the address.
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label="Tutup" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  );
}

function openModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}
