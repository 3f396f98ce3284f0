import { KeptCopyNotice } from '../federation/kept-copy-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import styles from './portal-notice.module.css';
import { useIsOnline } from './use-is-online.ts';

/** What the portal says of itself on every page. Offline there is a kept copy too, and one word about it is enough. */
export function PortalNotice({ isStale }: { isStale: boolean }) {
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.place}>
      {isOnline ? isStale && <KeptCopyNotice /> : <OfflineNotice />}
    </div>
  );
}
