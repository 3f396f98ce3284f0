import { Skeleton, SkeletonGroup } from '@portal/ui';
import styles from './notification-list.module.css';

export function NotificationSkeletons() {
  return (
    <SkeletonGroup label="Memuat notifikasi…" className={styles.list}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height="8rem" />
      ))}
    </SkeletonGroup>
  );
}
