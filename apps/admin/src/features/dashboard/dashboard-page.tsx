import { useQuery } from '@portal/api/query';
import { fileSweepQuery } from '@portal/api/storage';
import { Container, PageBanner, PageMeta } from '@portal/ui';
import styles from './dashboard-page.module.css';
import { PendingWork } from './pending-work.tsx';
import { QuickLinks } from './quick-links.tsx';
import { StatisticsCards } from './statistics-cards.tsx';
import { VisitorChart } from './visitor-chart.tsx';

export default function DashboardPage() {
  // The admin's visit is when files that no row holds any more can be removed: only he may. (Decision 75.)
  useQuery(fileSweepQuery());
  return (
    <>
      <PageMeta title="Dashboard Admin" />
      <PageBanner
        title="Dashboard Admin"
        text="Validasi alumni, tinjau kegiatan dan lowongan, dan rawat isi portal dari satu tempat."
      />
      <Container className={styles.content}>
        <PendingWork />
        <StatisticsCards />
        <div className={styles.columns}>
          <VisitorChart />
          <QuickLinks />
        </div>
      </Container>
    </>
  );
}
