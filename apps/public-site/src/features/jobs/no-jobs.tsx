import { Button, EmptyState } from '@portal/ui';
import type { JobParams } from './job-params.ts';

export function NoJobs({ params: { filter, clear } }: { params: JobParams }) {
  const isFiltered = filter.search !== '' || filter.location !== null || filter.type !== null;
  return (
    <EmptyState
      drawing="search"
      title="Tidak Ada Lowongan Ditemukan"
      text={
        isFiltered
          ? 'Coba kata kunci yang lebih umum, atau lepaskan lokasi dan jenis pekerjaan.'
          : 'Lowongan baru tampil di sini setelah ditinjau pengurus.'
      }
      action={
        isFiltered && (
          <Button variant="secondary" onClick={clear}>
            Hapus semua filter
          </Button>
        )
      }
    />
  );
}
