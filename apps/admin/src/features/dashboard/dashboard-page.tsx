import { Container, PageBanner } from '@portal/ui';
import styles from './dashboard-page.module.css';
import { PendingWork } from './pending-work.tsx';
import { QuickLinks } from './quick-links.tsx';
import { StatisticsCards } from './statistics-cards.tsx';
import { VisitorChart } from './visitor-chart.tsx';

export function DashboardPage() {
  return (
    <>
      <title>Dashboard Admin | IKA Teknik Elektro</title>
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
