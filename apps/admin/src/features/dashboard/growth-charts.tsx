import { useQuery } from '@portal/api/query';
import { adminOverviewQuery, type CountOf } from '@portal/api/statistics';
import {
  formatNumber,
  formatShortDate,
  Grid,
  QueryError,
  Skeleton,
  SkeletonGroup,
} from '@portal/ui';
import { BarChart } from './bar-chart.tsx';

/** Older years are told in words, so that every bar keeps its width and its year. */
const yearsShown = 14;

/** The growth of the association. */
export function GrowthCharts() {
  const overview = useQuery(adminOverviewQuery());
  const { data } = overview;
  if (!data && overview.isError) {
    return <QueryError isAnnounced title="Gagal memuat ringkasan" query={overview} />;
  }
  if (!data) return <OverviewSkeleton />;
  return (
    <Grid gap={6} column="20rem">
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
        {...yearBars(data.years)}
        ticksEvery={2}
      />
    </Grid>
  );
}

/** The latest years as bars, and what stands in none of them in words. */
export function yearBars(years: readonly CountOf[]) {
  const known = years.filter(({ label }) => label !== '');
  const recent = known.slice(-yearsShown);
  const older = sum(known.slice(0, -yearsShown));
  const unknown = sum(years.filter(({ label }) => label === ''));
  const others = [
    older > 0 && `${formatNumber(older)} sebelum ${recent[0]?.label}`,
    unknown > 0 && `${formatNumber(unknown)} tanpa angkatan`,
  ].filter(Boolean);
  return {
    bars: recent.map(({ label, count }) => ({ label, tick: label, count })),
    rest: others.length > 0 ? `Selain itu ${others.join(', ')}.` : '',
  };
}

function sum(counts: readonly CountOf[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Memuat ringkasan…">
      <Grid gap={6} column="20rem">
        <Skeleton height="18rem" />
        <Skeleton height="18rem" />
      </Grid>
    </SkeletonGroup>
  );
}
