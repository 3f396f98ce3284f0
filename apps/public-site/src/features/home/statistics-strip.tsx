import { useQuery } from '@portal/api/query';
import { siteConfigurationQuery } from '@portal/api/site-configuration';
import { statisticsQuery } from '@portal/api/statistics';
import { Container, QueryError, StatTile, statisticsTiles, VisuallyHidden } from '@portal/ui';
import styles from './statistics-strip.module.css';

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
    <section className={styles.strip} data-ground="night" aria-labelledby="angka">
      <Container>
        <h2 id="angka">
          <VisuallyHidden>IKA Teknik Elektro dalam angka</VisuallyHidden>
        </h2>
        <div className={styles.tiles} aria-busy={statistics.isPending}>
          {tiles.map((tile) => (
            <StatTile key={tile.label} label={tile.label} value={tile.value} />
          ))}
        </div>
        {statistics.isError && <QueryError look="notice" title={failure} query={statistics} />}
      </Container>
    </section>
  );
}
