import { pendingAlumniCountQuery } from '@portal/api/alumni';
import { pendingEventCountQuery } from '@portal/api/event';
import { pendingJobPostingCountQuery } from '@portal/api/job-posting';
import { useQuery } from '@portal/api/query';
import { Card, QueryError } from '@portal/ui';
import { PendingLink } from './pending-link.tsx';
import styles from './pending-work.module.css';

/** Each count is a request of its own, so that one that fails leaves the other two. */
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
