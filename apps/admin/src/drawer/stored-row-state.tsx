import { EmptyState, QueryError, Skeleton, SkeletonGroup } from '@portal/ui';
import styles from './stored-row-state.module.css';

interface StoredRowStateProps {
  /** 'Kegiatan', 'Lowongan'. */
  noun: string;
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** The drawer's content until its row has been read: loading, failed, or not found. */
export function StoredRowState({ noun, query }: StoredRowStateProps) {
  if (query.data === null) {
    return (
      <EmptyState
        drawing="search"
        title={`${noun} tidak ditemukan`}
        text="Mungkin sudah dihapus, atau alamatnya keliru."
      />
    );
  }
  if (query.error) {
    return <QueryError title="Gagal mengambil detail" query={query} />;
  }
  return (
    <SkeletonGroup className={styles.fields}>
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
      <Skeleton height="10rem" />
    </SkeletonGroup>
  );
}
