import { staleRegistryNoticeKey } from '@portal/api/storage-keys';
import { useState } from 'react';
import { FloatingNotice } from './floating-notice.tsx';

/** Says that the registry in use is an earlier copy. Once closed, it stays closed for this visit. */
export function StaleRegistryNotice() {
  const [isShown, setIsShown] = useState(() => !wasDismissed());
  if (!isShown) return null;
  const close = () => {
    rememberDismissal();
    setIsShown(false);
  };
  return (
    <FloatingNotice onClose={close}>
      Portal berjalan dengan salinan yang tersimpan. Beberapa halaman mungkin belum yang terbaru.
    </FloatingNotice>
  );
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(staleRegistryNoticeKey) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal() {
  try {
    sessionStorage.setItem(staleRegistryNoticeKey, 'yes');
  } catch {
    // Then it is shown again after a reload.
  }
}
