import { useQuery } from '@portal/api/query';
import { fileSweepQuery } from '@portal/api/storage';
import { Columns, Stack } from '@portal/ui';
import { WorkPage } from '../../frame/work-page.tsx';
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
        <Columns of="minmax(18rem, 1fr) minmax(0, 2fr)">
          <Stack gap={6} isTop>
            <LatestDecisions />
            <QuickLinks />
          </Stack>
          <Stack gap={6} isTop>
            <StatisticsCards />
            <GrowthCharts />
            <VisitorChart />
          </Stack>
        </Columns>
      </Stack>
    </WorkPage>
  );
}
