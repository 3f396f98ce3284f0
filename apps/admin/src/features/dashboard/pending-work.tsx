import { useQuery } from '@portal/api/query';
import { waitingCountsQuery } from '@portal/api/statistics';
import { Link } from '@portal/federation/router';
import {
  buttonClass,
  Card,
  Cluster,
  classNames,
  formatNumber,
  QueryError,
  SkeletonGroup,
  Stack,
  Title,
  VisuallyHidden,
} from '@portal/ui';
import { ReviewLink } from '../../frame/review-link.tsx';
import { paths, waitingIn } from '../../routes.ts';
import styles from './pending-work.module.css';

const kinds = [
  { count: 'alumniCount', list: paths.alumni, noun: 'Alumni', missing: 'validasi' },
  { count: 'jobsCount', list: paths.jobs, noun: 'Lowongan', missing: 'persetujuan' },
  { count: 'eventsCount', list: paths.events, noun: 'Kegiatan', missing: 'persetujuan' },
] as const;

/** Counts what waits for a decision, with a link to each list. The links stay when the counts cannot be read. */
export function PendingWork() {
  const waiting = useQuery(waitingCountsQuery());
  const { data } = waiting;
  const isMissing = waiting.isError && !data;
  return (
    <section aria-labelledby="menunggu">
      <Stack as={Card}>
        <Title id="menunggu">Menunggu keputusan Anda</Title>
        <ul className={styles.links}>
          {kinds.map(({ count, ...kind }) => (
            <PendingLink key={count} {...kind} count={isMissing ? null : data?.[count]} />
          ))}
        </ul>
        {waiting.isError && (
          <QueryError isAnnounced look="notice" title="Gagal memuat antrean" query={waiting} />
        )}
      </Stack>
    </section>
  );
}

interface PendingLinkProps {
  /** The path of the list. */
  list: string;
  noun: string;
  /** What the rows wait for. */
  missing: string;
  /** Undefined until it is known, null if it could not be read. */
  count: number | null | undefined;
}

function PendingLink({ list, noun, missing, count }: PendingLinkProps) {
  return (
    <Cluster as="li" gap={3} align="center" className={styles.item} data-waiting={Boolean(count)}>
      <span className={styles.count}>
        <Count count={count} />
      </span>
      <Link to={waitingIn(list)} className={styles.link}>
        {`${noun} menunggu ${missing}`}
      </Link>
      {Boolean(count) && (
        <ReviewLink
          list={list}
          className={classNames(
            buttonClass({ variant: 'secondary', size: 'small' }),
            styles.review,
          )}
        >
          Tinjau<VisuallyHidden>{` ${noun.toLowerCase()} satu per satu`}</VisuallyHidden>
        </ReviewLink>
      )}
    </Cluster>
  );
}

function Count({ count }: Pick<PendingLinkProps, 'count'>) {
  if (count === null) return <span title="Gagal dimuat">–</span>;
  if (count !== undefined) return formatNumber(count);
  return <SkeletonGroup shapes={[{ width: '1.5rem', height: '1.5rem' }]} />;
}
