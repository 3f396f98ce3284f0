import { type DirectoryViewer, directoryPageSize } from '@portal/api/directory';
import { Button, EmptyState, ListHeading, QueryError } from '@portal/ui';
import { useRef } from 'react';
import { CardPages } from './card-pages.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { noFilters, type useDirectoryAddress } from './directory-address.ts';
import styles from './directory-results.module.css';
import { useDirectoryResults } from './use-directory-results.ts';

interface DirectoryResultsProps {
  address: ReturnType<typeof useDirectoryAddress>;
  viewer: DirectoryViewer;
  onOpenProfile: (id: string) => void;
}

export function DirectoryResults({ address, viewer, onOpenProfile }: DirectoryResultsProps) {
  const { filters, shown } = address;
  const results = useDirectoryResults({ filters, shown, viewer });
  const newCard = useRef<number>(null);
  const { data, error, isPending } = results.first;

  const showMore = () => {
    newCard.current = shown;
    address.show(shown + directoryPageSize);
  };

  return (
    <section aria-labelledby="daftar-alumni">
      <ListHeading id="daftar-alumni" title="Alumni terverifikasi" status={results.status} />
      {isPending && <CardSkeletons />}
      {error && !data && (
        <QueryError
          title="Direktori belum dapat dimuat"
          query={{ ...results.first, refetch: results.retry }}
        />
      )}
      {data?.length === 0 && (
        <NobodyFound onReset={() => address.search(noFilters, { replace: false })} />
      )}
      {data && data.length > 0 && (
        <ul className={styles.cards} aria-busy={results.isWaiting}>
          <CardPages
            entries={data}
            viewer={viewer}
            filters={results.searched}
            position={0}
            shown={results.shown}
            newCard={newCard}
            onOpenProfile={onOpenProfile}
          />
        </ul>
      )}
      {results.hasMore && (
        <div className={styles.more}>
          <Button variant="secondary" size="large" onClick={showMore}>
            Tampilkan lebih banyak
          </Button>
        </div>
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
