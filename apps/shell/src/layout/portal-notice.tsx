import { OfflineNotice } from './offline-notice.tsx';
import styles from './portal-notice.module.css';
import { StaleRegistryNotice } from './stale-registry-notice.tsx';
import { useIsOnline } from './use-is-online.ts';

/** The notices of every page. Offline the registry is stale too, and one notice is enough. */
export function PortalNotice({ isStale }: { isStale: boolean }) {
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.place}>
      {isOnline ? isStale && <StaleRegistryNotice /> : <OfflineNotice />}
    </div>
  );
}
