import { Skeleton } from '@portal/ui';
import styles from './page-skeleton.module.css';

/** The shape of most pages, a banner and cards, while an area's code is on its way. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Memuat halaman" className={styles.page}>
      <div className={styles.banner} />
      <div className={styles.cards}>
        {['a', 'b', 'c'].map((card) => (
          <Skeleton key={card} height="14rem" />
        ))}
      </div>
    </div>
  );
}
