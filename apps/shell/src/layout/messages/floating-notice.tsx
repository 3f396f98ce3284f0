import { Cluster } from '@portal/ui';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import styles from './floating-notice.module.css';

interface Props {
  icon?: ReactElement;
  children: ReactNode;
  /** Without it the notice has no close button. */
  onClose?: () => void;
}

/** A message of the portal about itself, at the lower edge of the window. */
export function FloatingNotice({ icon, children, onClose }: Props) {
  return (
    <Cluster gap={3} align="center" isOneLine className={styles.notice} data-print="hidden">
      {icon}
      <p className={styles.text}>{children}</p>
      {onClose && (
        <button
          type="button"
          className={styles.close}
          aria-label="Tutup pemberitahuan"
          onClick={onClose}
        >
          <X aria-hidden size={18} />
        </button>
      )}
    </Cluster>
  );
}
