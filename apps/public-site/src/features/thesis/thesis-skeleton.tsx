import { thesisPageSize } from '@portal/api/thesis';
import { Skeleton, SkeletonGroup } from '@portal/ui';
import styles from './thesis-skeleton.module.css';

export function ThesisSkeleton() {
  return (
    <SkeletonGroup label="Memuat daftar judul…" className={styles.rows}>
      {Array.from({ length: thesisPageSize }, (_, index) => (
        <Skeleton key={index} height="2.75rem" />
      ))}
    </SkeletonGroup>
  );
}
