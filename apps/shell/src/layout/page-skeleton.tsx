import { Skeleton, SkeletonGroup } from '@portal/ui';
import styles from './page-skeleton.module.css';

/** The shape of most pages, a banner and cards, while an area's code loads. */
export function PageSkeleton() {
  return (
    <SkeletonGroup label="Memuat halaman…" className={styles.page}>
      <div className={styles.banner} />
      <div className={styles.cards}>
        <Skeleton height="14rem" />
        <Skeleton height="14rem" />
        <Skeleton height="14rem" />
      </div>
    </SkeletonGroup>
  );
}
