import { X } from 'lucide-react';
import { useState } from 'react';
import styles from './kept-copy-notice.module.css';

const dismissedKey = 'portal.kept-copy-seen';

/** Says that the list of the portal's pages is an earlier one. Whoever has closed it is not told again in this visit. */
export function KeptCopyNotice() {
  const [isShown, setIsShown] = useState(() => !wasDismissed());
  if (!isShown) return null;
  return (
    <aside className={styles.notice} aria-label="Pemberitahuan portal">
      <p className={styles.text}>
        Portal berjalan dengan salinan yang tersimpan. Beberapa halaman mungkin belum yang terbaru.
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Tutup pemberitahuan"
        onClick={() => {
          rememberDismissal();
          setIsShown(false);
        }}
      >
        <X aria-hidden size={18} />
      </button>
    </aside>
  );
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal() {
  try {
    sessionStorage.setItem(dismissedKey, 'yes');
  } catch {
    // Then it is shown again after a reload.
  }
}
