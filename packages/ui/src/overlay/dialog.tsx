import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Cluster } from '../layout/arrangement.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** As high as the screen allows from the beginning, since the height of its content is not known yet. */
  isTall?: boolean;
  /** Actions that stay visible while the content scrolls. */
  footer?: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. It is the browser's own: it traps and restores the focus, and Escape or a click
 * outside closes it. A toast above it cannot be reached, so messages that need an action belong inside.
 */
export function Dialog({ title, onClose, children, isTall, footer }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={openModal}
      closedby="any"
      aria-labelledby={titleId}
      className={classNames(styles.dialog, isTall && styles.tall)}
      onCancel={(event) => {
        // The caller decides whether it is open, usually by the URL.
        event.preventDefault();
        // React lets `cancel` bubble: that of a nested dialog or file field must not close this one.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Cluster
        as="header"
        gap={4}
        align="start"
        justify="space-between"
        isOneLine
        className={styles.head}
      >
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
      </Cluster>
      <div className={styles.body}>{children}</div>
      {footer && (
        <Cluster as="footer" gap={3} className={styles.foot} data-print="hidden">
          {footer}
        </Cluster>
      )}
    </dialog>
  );
}

function openModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}
