import { useQuery } from '@portal/api/query';
import { adminOverviewQuery, type CountOf } from '@portal/api/statistics';
import { formatShortDate, Grid, QueryError, Skeleton, SkeletonGroup } from '@portal/ui';
import { BarChart } from './bar-chart.tsx';
import { LatestDecisions } from './latest-decisions.tsx';

/** Older years share one bar, so that every bar keeps its width. */
const yearsShown = 14;

/** The latest decisions, and the growth of the association. */
export function PortalOverview() {
  const overview = useQuery(adminOverviewQuery());
  const { data } = overview;
  if (!data && overview.isError) {
    return <QueryError isAnnounced title="Gagal memuat ringkasan" query={overview} />;
  }
  if (!data) return <OverviewSkeleton />;
  return (
    <Grid gap={6} hasWideColumns>
      <LatestDecisions decisions={data.decisions} />
      <BarChart
        title="Pendaftar per minggu"
        note="Akun baru dalam dua belas minggu terakhir"
        heads={['Minggu mulai', 'Pendaftar']}
        empty="Belum ada yang mendaftar dalam dua belas minggu terakhir."
        bars={data.weeks.map(({ label, count }) => ({
          label: formatShortDate(label),
          tick: formatShortDate(label).split(' ').slice(0, 2).join(' '),
          count,
        }))}
        ticksEvery={4}
      />
      <BarChart
        title="Terverifikasi per angkatan"
        note="Menurut tahun masuk"
        heads={['Angkatan', 'Alumni']}
        empty="Belum ada alumni yang terverifikasi."
        bars={yearBars(data.years)}
        ticksEvery={2}
      />
    </Grid>
  );
}

function yearBars(years: readonly CountOf[]) {
  const known = years.filter(({ label }) => label !== '');
  const unknown = sum(years.filter(({ label }) => label === ''));
  const older = known.slice(0, -yearsShown);
  const recent = known.slice(-yearsShown);
  return [
    ...(older.length > 0
      ? [{ label: `Sebelum ${recent[0]?.label}`, tick: 'Lama', count: sum(older) }]
      : []),
    ...recent.map(({ label, count }) => ({ label, tick: label, count })),
    ...(unknown > 0 ? [{ label: 'Angkatan belum diisi', tick: '?', count: unknown }] : []),
  ];
}

function sum(counts: readonly CountOf[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function OverviewSkeleton() {
  return (
    <Grid as={SkeletonGroup} label="Memuat ringkasan…" gap={6} hasWideColumns>
      <Skeleton height="18rem" />
      <Skeleton height="18rem" />
      <Skeleton height="18rem" />
    </Grid>
  );
}
