import type { ApprovedJob } from '@portal/api/job-posting';
import { BlockNotice, Notice } from '@portal/ui';
import styles from './linked-job-notice.module.css';

type LinkedJobNoticeProps = {
  query: {
    data: ApprovedJob | null | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
};

/** Speaks only when the job that a link points at is not there to be shown. */
export function LinkedJobNotice({ query }: LinkedJobNoticeProps) {
  if (query.error) return <BlockNotice title="Gagal memuat lowongan" query={query} />;
  if (query.data !== null) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning" isAnnounced title="Lowongan ini sudah ditutup atau tidak ditemukan">
        <p>
          Tautan yang Anda buka menunjuk lowongan yang tidak lagi tayang. Lihat lowongan lainnya.
        </p>
      </Notice>
    </div>
  );
}
