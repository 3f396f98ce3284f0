import type { DirectoryViewer } from '@portal/api/directory';
import { Button, EmptyState, GrowingList, ListHeading, QueryError } from '@portal/ui';
import { AlumniCard } from './alumni-card.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { FurtherCards } from './directory-cards.tsx';
import { noFilters, type useDirectoryParams } from './directory-params.ts';
import { useDirectoryResults } from './use-directory-results.ts';

interface DirectoryResultsProps {
  params: ReturnType<typeof useDirectoryParams>;
  viewer: DirectoryViewer;
  onOpenProfile: (id: string) => void;
}

export function DirectoryResults({ params, viewer, onOpenProfile }: DirectoryResultsProps) {
  const results = useDirectoryResults(params.filters, viewer);
  const { data, error, isPending } = results.first;

  return (
    <section aria-labelledby="daftar-alumni">
      <ListHeading id="daftar-alumni" title="Alumni terverifikasi" status={results.status} />
      {data && results.count.error && (
        <QueryError look="notice" title="Gagal memuat jumlah alumni" query={results.count} />
      )}
      {isPending && <CardSkeletons />}
      {error && !data && (
        <QueryError
          title="Direktori belum dapat dimuat"
          query={{ ...results.first, refetch: results.retry }}
        />
      )}
      {data?.length === 0 && (
        <NobodyFound onReset={() => params.search(noFilters, { replace: false })} />
      )}
      {data && data.length > 0 && (
        <GrowingList list={results.list} columns={4} isStale={results.isWaiting}>
          {data.map((entry) => (
            <AlumniCard key={entry.id} entry={entry} onOpenProfile={onOpenProfile} />
          ))}
          <FurtherCards
            entries={data}
            page={1}
            viewer={viewer}
            filters={results.searched}
            list={results.list}
            onOpenProfile={onOpenProfile}
          />
        </GrowingList>
      )}
    </section>
  );
}

function NobodyFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      drawing="search"
      title="Tidak ada alumni yang cocok dengan kriteria pencarian Anda."
      text="Periksa ejaannya, kurangi filter, atau pilih semua angkatan."
      action={
        <Button variant="secondary" onClick={onReset}>
          Hapus Pencarian dan Filter
        </Button>
      }
    />
  );
}
