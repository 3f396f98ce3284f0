import { knownRoutes, useLocation } from '@portal/federation/router';
import { Container, Skeleton, SkeletonGroup } from '@portal/ui';
import styles from './page-skeleton.module.css';

/** The shape of most pages, the title and cards, while session and code are on their way. The admin's have no banner. */
export function PageSkeleton({ label = 'Memuat halaman…' }: { label?: string }) {
  const { pathname } = useLocation();
  const route = knownRoutes().find(({ path }) => path === pathname);
  const ground = route?.access === 'admin' ? {} : { 'data-ground': 'night' };
  return (
    <SkeletonGroup label={label} className={styles.page}>
      <div className={styles.banner} {...ground}>
        <Container>
          <p className={styles.title}>{route?.title}</p>
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
