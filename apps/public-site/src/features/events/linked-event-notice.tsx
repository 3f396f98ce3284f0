import type { ApprovedEvent } from '@portal/api/event';
import { BlockNotice, Notice } from '@portal/ui';
import styles from './linked-event-notice.module.css';

type LinkedEventNoticeProps = {
  query: {
    data: ApprovedEvent | null | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
};

/** Speaks only when the event that a link points at is not there to be shown. */
export function LinkedEventNotice({ query }: LinkedEventNoticeProps) {
  if (query.error) return <BlockNotice title="Gagal memuat kegiatan" query={query} />;
  if (query.data !== null) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning" isAnnounced title="Kegiatan yang Anda cari tidak ditemukan">
        <p>Mungkin sudah dihapus atau tidak lagi ditayangkan. Lihat kegiatan lain di bawah ini.</p>
      </Notice>
    </div>
  );
}
