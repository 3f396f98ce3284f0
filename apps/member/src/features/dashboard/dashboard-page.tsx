import { ownAlumniQuery } from '@portal/api/alumni';
import { useQuery } from '@portal/api/query';
import { type User, useSession } from '@portal/auth/session';
import { useRoute } from '@portal/federation';
import { Container, PageMeta, QueryError } from '@portal/ui';
import styles from './dashboard-page.module.css';
import { OwnEvents } from './own-events.tsx';
import { ProfileCompletenessCard } from './profile-completeness-card.tsx';
import { ProfileNotice } from './profile-notice.tsx';
import { QuickAccess } from './quick-access.tsx';
import { StatisticsCards } from './statistics-cards.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

/** The guard lets only alumni in. During a sign-out, the page may be rendered once more without a user. */
export default function DashboardPage() {
  const session = useSession();
  return session.status === 'alumni' ? <Dashboard user={session.user} /> : null;
}

function Dashboard({ user }: { user: User }) {
  const { title } = useRoute();
  const own = useQuery(ownAlumniQuery(user.id));
  return (
    <>
      <PageMeta title={title} />
      <WelcomeBanner user={user} alumni={own.data} isLoading={own.isPending} />
      <Container className={styles.content}>
        {own.isError && (
          <QueryError look="card" title="Data profil Anda belum dapat dimuat" query={own} />
        )}
        {own.isSuccess && <ProfileNotice alumni={own.data} />}
        <div className={styles.columns}>
          <ProfileCompletenessCard userId={user.id} />
          <div className={styles.blocks}>
            <StatisticsCards />
            <OwnEvents userId={user.id} />
            <QuickAccess userId={user.id} canPostJobs={own.data?.canPostJobs === true} />
          </div>
        </div>
      </Container>
    </>
  );
}
