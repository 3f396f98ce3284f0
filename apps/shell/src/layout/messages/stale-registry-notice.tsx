import { readStored, writeStored } from '@portal/api/browser-storage';
import { staleRegistryNoticeKey } from '@portal/api/storage-keys';
import { useState } from 'react';
import { FloatingNotice } from './floating-notice.tsx';

/** Says that the registry in use is an earlier copy. Once closed, it stays closed for this visit. */
export function StaleRegistryNotice() {
  const [isShown, setIsShown] = useState(
    () => !readStored('sessionStorage', staleRegistryNoticeKey),
  );
  if (!isShown) return null;
  const close = () => {
    writeStored('sessionStorage', staleRegistryNoticeKey, 'yes');
    setIsShown(false);
  };
  return (
    <FloatingNotice onClose={close}>
      Portal berjalan dengan salinan yang tersimpan. Beberapa halaman mungkin belum yang terbaru.
    </FloatingNotice>
  );
}
