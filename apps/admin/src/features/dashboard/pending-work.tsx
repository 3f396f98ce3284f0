import { pendingAlumniCountQuery } from '@portal/api/alumni';
import { pendingEventCountQuery } from '@portal/api/event';
import { pendingJobPostingCountQuery } from '@portal/api/job-posting';
import { useQuery } from '@portal/api/query';
import { Link } from '@portal/federation/router';
import { Card, formatNumber, QueryError, Skeleton, SkeletonGroup } from '@portal/ui';
import { Button } from 'antd';
import styles from './pending-work.module.css';

/** Each count is a separate request, so that a failed one leaves the other two. */
export function PendingWork() {
  const alumni = useQuery(pendingAlumniCountQuery());
  const jobs = useQuery(pendingJobPostingCountQuery());
  const events = useQuery(pendingEventCountQuery());
  const failed = [alumni, jobs, events].filter(({ isError }) => isError);
  const [first] = failed;
  return (
    <section aria-labelledby="menunggu">
      <Card className={styles.card}>
        <h2 id="menunggu" className={styles.title}>
          Menunggu keputusan Anda
        </h2>
        <ul className={styles.links}>
          <PendingLink
            to="/admin/manage-alumni?status=pending"
            label="Alumni menunggu validasi"
            count={alumni}
          />
          <PendingLink
            to="/admin/manage-jobs?status=pending"
            label="Lowongan menunggu persetujuan"
            count={jobs}
          />
          <PendingLink
            to="/admin/manage-events?status=pending"
            label="Kegiatan menunggu persetujuan"
            count={events}
          />
        </ul>
        {first && (
          <QueryError
            look="notice"
            title="Gagal memuat statistik dashboard"
            query={{ ...first, refetch: () => failed.map(({ refetch }) => refetch()) }}
          />
        )}
      </Card>
    </section>
  );
}

interface PendingLinkProps {
  to: string;
  label: string;
  count: {
    data: number | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

function PendingLink({ to, label, count }: PendingLinkProps) {
  return (
    <li className={styles.item} data-waiting={Boolean(count.data)}>
      <span className={styles.count}>
        <Count {...count} />
      </span>
      <Link to={to} className={styles.link}>
        {label}
      </Link>
      {count.isError && (
        <span className={styles.retry}>
          <Button size="small" loading={count.isFetching} onClick={() => count.refetch()}>
            Coba Lagi
          </Button>
        </span>
      )}
    </li>
  );
}

function Count({ data, isError }: PendingLinkProps['count']) {
  if (data !== undefined) return formatNumber(data);
  if (isError) return <span title="Gagal dimuat">–</span>;
  return (
    <SkeletonGroup>
      <Skeleton width="1.5rem" height="1.5rem" />
    </SkeletonGroup>
  );
}
