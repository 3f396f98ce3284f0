import { readStored, writeStored } from '@portal/api/browser-storage';
import { staleRegistryNoticeKey } from '@portal/api/storage-keys';
import { useIsOnline } from '@portal/ui';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { FloatingNotice } from './floating-notice.tsx';
import styles from './portal-notice.module.css';

/** The notices of every page. Offline the registry is stale too, and one notice is enough. */
export function PortalNotice({ isStale }: { isStale: boolean }) {
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.place}>
      {isOnline ? isStale && <StaleRegistryNotice /> : <OfflineNotice />}
    </div>
  );
}

/** Stays until the browser is online again; queries that failed meanwhile run again by themselves then. */
function OfflineNotice() {
  return (
    <FloatingNotice icon={<WifiOff aria-hidden size={18} />}>
      Anda sedang luring. Isi yang belum dimuat menyusul begitu tersambung lagi.
    </FloatingNotice>
  );
}

/** Says that the registry in use is an earlier copy. Once closed, it stays closed for this visit. */
function StaleRegistryNotice() {
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
