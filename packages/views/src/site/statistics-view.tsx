import {
  Container,
  type Elements,
  type StatisticsTile,
  StatTile,
  VisuallyHidden,
} from '@portal/ui';
import styles from './statistics-view.module.css';

interface StatisticsViewProps {
  tiles: readonly StatisticsTile[];
  isPending: boolean;
  /** Below the tiles. */
  children?: Elements;
}

/** The figures of the home page, also in the preview of its settings. */
export function StatisticsView({ tiles, isPending, children }: StatisticsViewProps) {
  return (
    <section className={styles.strip} data-ground="night" aria-labelledby="angka">
      <Container>
        <h2 id="angka">
          <VisuallyHidden>IKA Teknik Elektro dalam angka</VisuallyHidden>
        </h2>
        <div className={styles.tiles} aria-busy={isPending}>
          {tiles.map((tile) => (
            <StatTile key={tile.label} label={tile.label} value={tile.value} />
          ))}
        </div>
        {children}
      </Container>
    </section>
  );
}
