import { useIsOnline } from '@portal/ui';
import { WifiOff } from 'lucide-react';
import { FloatingNotice } from './floating-notice.tsx';
import styles from './portal-notice.module.css';
import { StaleRegistryNotice } from './stale-registry-notice.tsx';

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
