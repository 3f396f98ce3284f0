import { useQuery } from '@portal/api/query';
import { fileSweepQuery } from '@portal/api/storage';
import { useRoute } from '@portal/federation';
import { Container, PageBanner, PageMeta, Stack } from '@portal/ui';
import { PendingWork } from './pending-work.tsx';
import { PortalOverview } from './portal-overview.tsx';
import { QuickLinks } from './quick-links.tsx';
import { StatisticsCards } from './statistics-cards.tsx';
import { VisitorChart } from './visitor-chart.tsx';

export default function DashboardPage() {
  const { title } = useRoute();
  // Only the admin may remove files that no row refers to, so each visit of the admin sweeps them.
  useQuery(fileSweepQuery());
  return (
    <>
      <PageMeta title={title} />
      <PageBanner
        title={title}
        text="Validasi alumni, tinjau kegiatan dan lowongan, dan rawat isi portal dari satu tempat."
      />
      <Stack as={Container} gap={8} atBanner="over">
        <PendingWork />
        <PortalOverview />
        <StatisticsCards />
        <QuickLinks />
        <VisitorChart />
      </Stack>
    </>
  );
}
