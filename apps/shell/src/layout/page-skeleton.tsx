import { knownRoutes, useLocation } from '@portal/federation/router';
import { Container, Skeleton, SkeletonGroup } from '@portal/ui';
import styles from './page-skeleton.module.css';

/** The shape of most pages, a banner with the title and cards, while session and code are on their way. */
export function PageSkeleton({ label = 'Memuat halaman…' }: { label?: string }) {
  const { pathname } = useLocation();
  const title = knownRoutes().find(({ path }) => path === pathname)?.title;
  return (
    <SkeletonGroup label={label} className={styles.page}>
      <div className={styles.banner} data-ground="night">
        <Container>
          <p className={styles.title}>{title}</p>
        </Container>
      </div>
      <div className={styles.cards}>
        <Skeleton height="14rem" />
        <Skeleton height="14rem" />
        <Skeleton height="14rem" />
      </div>
    </SkeletonGroup>
  );
}
