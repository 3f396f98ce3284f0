import type { UseQueryResult } from '@portal/api/query';
import type { Statistics } from '@portal/api/statistics';
import { Link } from '@portal/federation/router';
import {
  Card,
  Cluster,
  cardTarget,
  classNames,
  formatNumber,
  QueryError,
  Skeleton,
  SkeletonGroup,
  StatTile,
} from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import styles from './statistics-cards.module.css';

interface StatisticCard {
  count: keyof Statistics;
  label: string;
  link: { to: string; label: string };
}

const cards: StatisticCard[] = [
  {
    count: 'eventsCount',
    label: 'Kegiatan',
    link: { to: '/kegiatan', label: 'Lihat kegiatan' },
  },
  {
    count: 'jobsCount',
    label: 'Lowongan',
    link: { to: '/lowongan', label: 'Lihat lowongan' },
  },
  {
    count: 'alumniCount',
    label: 'Alumni terverifikasi',
    link: { to: '/alumni', label: 'Buka direktori' },
  },
];

export function StatisticsCards({ statistics }: { statistics: UseQueryResult<Statistics> }) {
  if (statistics.isPending) return <StatisticsSkeleton />;
  if (statistics.isLoadingError) {
    return <QueryError look="card" title="Statistik belum dapat dimuat" query={statistics} />;
  }
  return (
    <section aria-label="Statistik portal" className={styles.cards}>
      {cards.map(({ count, label, link }) => (
        <Cluster
          as={Card}
          gap={4}
          align="end"
          justify="space-between"
          key={count}
          isInteractive
          className={styles.card}
        >
          <StatTile value={formatNumber(statistics.data[count])} label={label} />
          <Link to={link.to} className={classNames(styles.link, cardTarget)}>
            <span>{link.label}</span> <ArrowRight aria-hidden size={16} />
          </Link>
        </Cluster>
      ))}
    </section>
  );
}

export function StatisticsSkeleton() {
  return (
    <SkeletonGroup label="Memuat statistik…" className={styles.cards}>
      {cards.map(({ count, label }) => (
        <Cluster
          as={Card}
          gap={4}
          align="end"
          justify="space-between"
          key={count}
          className={styles.card}
          aria-hidden
        >
          <StatTile value="–" label={label} />
          <span className={styles.placeholder}>
            <Skeleton width="6.5rem" />
          </span>
        </Cluster>
      ))}
    </SkeletonGroup>
  );
}
