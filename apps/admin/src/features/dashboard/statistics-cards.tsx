import { useQuery } from '@portal/api/query';
import { type Statistics, statisticsQuery } from '@portal/api/statistics';
import { Card, formatNumber, QueryError, Stack, Title } from '@portal/ui';
import { Statistic } from 'antd';
import styles from './statistics-cards.module.css';

const failureTitle = 'Gagal memuat statistik dashboard';

const cards: { count: keyof Statistics; title: string }[] = [
  { count: 'eventsCount', title: 'Kegiatan disetujui' },
  { count: 'jobsCount', title: 'Lowongan disetujui' },
  { count: 'alumniCount', title: 'Alumni terverifikasi' },
];

export function StatisticsCards() {
  const statistics = useQuery(statisticsQuery(failureTitle));
  return (
    <Stack as="section" aria-labelledby="statistik">
      <Title id="statistik">Statistik portal</Title>
      {statistics.isLoadingError ? (
        <QueryError isAnnounced look="card" title={failureTitle} query={statistics} />
      ) : (
        <Figures statistics={statistics.data} />
      )}
    </Stack>
  );
}

function Figures({ statistics }: { statistics: Statistics | undefined }) {
  return (
    <div className={styles.cards} aria-busy={!statistics}>
      {cards.map(({ count, title }) => (
        <Card key={count} className={styles.card}>
          <Statistic
            title={title}
            loading={!statistics}
            value={statistics?.[count] ?? 0}
            styles={{ title: { fontSize: 'var(--text-small)' }, content: { fontWeight: 800 } }}
            formatter={(value) => formatNumber(Number(value))}
          />
        </Card>
      ))}
    </div>
  );
}
