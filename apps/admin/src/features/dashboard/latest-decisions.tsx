import { useQuery } from '@portal/api/query';
import { adminOverviewQuery, type DecisionKind, type LatestDecision } from '@portal/api/statistics';
import { Link } from '@portal/federation/router';
import {
  Badge,
  Card,
  Cluster,
  formatMoment,
  formatNumber,
  Muted,
  SkeletonGroup,
  Stack,
  Title,
} from '@portal/ui';
import { type StatusWords, statusWords } from '@portal/views/status';
import { paths } from '../../routes.ts';
import { HistoryWay } from './history-drawer.tsx';
import styles from './latest-decisions.module.css';

const kinds: Readonly<Record<DecisionKind, { noun: string; path: string }>> = {
  alumni: { noun: 'alumni', path: paths.alumni },
  events: { noun: 'kegiatan', path: paths.events },
  job_postings: { noun: 'lowongan', path: paths.jobs },
};

/** Without a card where they cannot be read: the charts, which one request reads with them, say why. */
export function LatestDecisions() {
  const { data, isError } = useQuery(adminOverviewQuery());
  if (isError && !data) return <HistoryWay />;
  return (
    <section aria-labelledby="keputusan-terakhir">
      <Stack as={Card} gap={3}>
        <Title id="keputusan-terakhir">Keputusan terakhir</Title>
        {data ? (
          <DecisionList decisions={data.decisions} />
        ) : (
          <SkeletonGroup label="Memuat keputusan…" shapes={['8rem']} />
        )}
        <HistoryWay />
      </Stack>
    </section>
  );
}

function DecisionList({ decisions }: { decisions: readonly LatestDecision[] }) {
  if (decisions.length === 0) return <Muted>Belum ada keputusan dalam 90 hari terakhir.</Muted>;
  return (
    <Stack as="ol" gap={0}>
      {decisions.map((decision) => (
        <Decision key={`${decision.decidedAt}${decision.rowId}`} decision={decision} />
      ))}
    </Stack>
  );
}

function Decision({ decision }: { decision: LatestDecision }) {
  const { kind, status, rowId, name, rowCount, decidedAt } = decision;
  const { noun, path } = kinds[kind];
  const words: Readonly<Record<string, StatusWords>> = statusWords[kind];
  const { label, tone } = words[status] ?? { label: status, tone: 'neutral' };
  return (
    <Cluster
      as="li"
      gap={3}
      rowGap={1}
      align="center"
      justify="space-between"
      className={styles.item}
    >
      {rowId ? (
        <Link to={`${path}?detail=${rowId}`} className={styles.name} title={name}>
          {name}
        </Link>
      ) : (
        <Link to={`${path}?status=${status}`} className={styles.name}>
          {`${formatNumber(rowCount)} ${noun}`}
        </Link>
      )}
      <Muted as="span" className={styles.facts}>
        <Badge tone={tone}>{label}</Badge>
        <time dateTime={decidedAt}>{formatMoment(decidedAt)}</time>
      </Muted>
    </Cluster>
  );
}
