import { EmptyState, type FailedQuery, QueryError, SkeletonGroup } from '@portal/ui';

interface StoredRowStateProps {
  /** 'Kegiatan', 'Lowongan'. */
  noun: string;
  errorTitle?: string | undefined;
  query: FailedQuery & { data: unknown };
}

/** The drawer's content until its row has been read: loading, failed, or not found. */
export function StoredRowState({
  noun,
  errorTitle = 'Gagal mengambil detail',
  query,
}: StoredRowStateProps) {
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
    return <QueryError isAnnounced title={errorTitle} query={query} />;
  }
  return <SkeletonGroup gap={6} shapes={['4rem', '4rem', '10rem']} />;
}
