import { ownAlumniQuery, ownYearGroupQuery, profileCompletenessQuery } from '@portal/api/alumni';
import { useQuery } from '@portal/api/query';
import { ownRegistrationsQuery } from '@portal/api/registration';
import { statisticsQuery } from '@portal/api/statistics';
import { type User, useSession } from '@portal/auth/session';
import { useRoute } from '@portal/federation';
import { Columns, Container, PageMeta, QueryError, Stack } from '@portal/ui';
import styles from './dashboard-page.module.css';
import { OwnEvents } from './own-events.tsx';
import { CompletenessSkeleton, ProfileCompletenessCard } from './profile-completeness-card.tsx';
import { ProfileNotice } from './profile-notice.tsx';
import { QuickAccess } from './quick-access.tsx';
import { StatisticsCards, StatisticsSkeleton } from './statistics-cards.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';
import { YearCard } from './year-card.tsx';

/** The guard lets only alumni in. During a sign-out, the page may be rendered once more without a user. */
export default function DashboardPage() {
  const session = useSession();
  return session.status === 'alumni' ? <Dashboard user={session.user} /> : null;
}

function Dashboard({ user }: { user: User }) {
  const { title } = useRoute();
  const blocks = useBlocks(user.id);
  const { own, completeness, registrations, group } = blocks;
  // The height of these depends on their answers: shown one by one, they would push each other away in view.
  const hasHeights = [own, completeness, registrations, group].every(({ isFetched }) => isFetched);
  return (
    <>
      <PageMeta title={title} />
      <WelcomeBanner user={user} alumni={own.data} isLoading={own.isPending} />
      <Stack as={Container} gap={6} isBelowBanner>
        {hasHeights ? <Blocks userId={user.id} {...blocks} /> : <BlockSkeletons />}
      </Stack>
    </>
  );
}

const useBlocks = (userId: string) => ({
  own: useQuery(ownAlumniQuery(userId)),
  completeness: useQuery(profileCompletenessQuery(userId)),
  registrations: useQuery(ownRegistrationsQuery(userId)),
  group: useQuery(ownYearGroupQuery(userId)),
  statistics: useQuery(statisticsQuery('Gagal memuat data dashboard')),
});

type BlocksProps = ReturnType<typeof useBlocks> & { userId: string };

function Blocks({ userId, own, completeness, registrations, group, statistics }: BlocksProps) {
  return (
    <>
      {own.isLoadingError && (
        <QueryError look="card" title="Data profil Anda belum dapat dimuat" query={own} />
      )}
      {own.data !== undefined && <ProfileNotice alumni={own.data} />}
      <Columns of="minmax(0, 1fr) 22rem" className={styles.columns}>
        <ProfileCompletenessCard completeness={completeness} />
        <Stack gap={6} isTop className={styles.blocks}>
          <OwnEvents registrations={registrations} />
          {own.data && <YearCard alumni={own.data} group={group} />}
          <StatisticsCards statistics={statistics} />
          <QuickAccess userId={userId} canPostJobs={own.data?.canPostJobs === true} />
        </Stack>
      </Columns>
    </>
  );
}

function BlockSkeletons() {
  return (
    <Columns of="minmax(0, 1fr) 22rem" className={styles.columns}>
      <CompletenessSkeleton />
      <StatisticsSkeleton />
    </Columns>
  );
}
