import { useQuery } from '@portal/api/query';
import { fileSweepQuery } from '@portal/api/storage';
import { Stack } from '@portal/ui';
import { WorkPage } from '../../frame/work-page.tsx';
import styles from './dashboard-page.module.css';
import { GrowthCharts } from './growth-charts.tsx';
import { LatestDecisions } from './latest-decisions.tsx';
import { PendingWork } from './pending-work.tsx';
import { QuickLinks } from './quick-links.tsx';
import { StatisticsCards } from './statistics-cards.tsx';
import { VisitorChart } from './visitor-chart.tsx';

export default function DashboardPage() {
  // Only the admin may remove files that no row refers to, so each visit of the admin sweeps them.
  useQuery(fileSweepQuery());
  return (
    <WorkPage text="Validasi alumni, tinjau kegiatan dan lowongan, dan rawat isi portal dari satu tempat.">
      <Stack gap={6}>
        <PendingWork />
        <div className={styles.columns}>
          <Stack gap={6} isTop>
            <LatestDecisions />
            <QuickLinks />
          </Stack>
          <Stack gap={6} isTop>
            <StatisticsCards />
            <GrowthCharts />
            <VisitorChart />
          </Stack>
        </div>
      </Stack>
    </WorkPage>
  );
}
