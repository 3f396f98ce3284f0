import { useQuery } from '@portal/api/query';
import { siteConfigurationQuery } from '@portal/api/site-configuration';
import { statisticsQuery } from '@portal/api/statistics';
import { QueryError, statisticsTiles } from '@portal/ui';
import { StatisticsView } from '@portal/views/site';

const failure = 'Gagal memuat statistik dinamis';

/** The tiles are rendered before their figures, so that the layout does not shift. */
export function StatisticsStrip() {
  const statistics = useQuery(statisticsQuery(failure));
  const configuration = useQuery(siteConfigurationQuery());
  const tiles = statisticsTiles(
    statistics.data,
    configuration.data?.homeStats ?? [],
    statistics.isPending ? '…' : '–',
  );
  return (
    <StatisticsView tiles={tiles} isPending={statistics.isPending}>
      {statistics.isError && <QueryError look="notice" title={failure} query={statistics} />}
    </StatisticsView>
  );
}
