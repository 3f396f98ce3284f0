import { EmptyState, QueryError, Skeleton, SkeletonGroup, Stack } from '@portal/ui';

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
    <Stack as={SkeletonGroup} gap={6}>
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
      <Skeleton height="10rem" />
    </Stack>
  );
}
