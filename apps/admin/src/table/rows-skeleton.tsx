import { Skeleton, SkeletonGroup } from '@portal/ui';
import styles from './rows-skeleton.module.css';

const lines = [72, 56, 64, 48, 68, 60, 52, 66];

export function RowsSkeleton() {
  return (
    <SkeletonGroup className={styles.rows}>
      {lines.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={`${width}%`} height="1.125rem" />
          <Skeleton width="60%" height="1.125rem" />
          <Skeleton width="5rem" height="1.125rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
