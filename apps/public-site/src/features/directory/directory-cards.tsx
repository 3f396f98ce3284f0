import {
  type DirectoryEntry,
  type DirectoryFilters,
  type DirectoryViewer,
  directoryPageQuery,
  directoryPageSize,
} from '@portal/api/directory';
import { useQuery } from '@portal/api/query';
import type { GrowingListState } from '@portal/federation';
import { GrowingListPage } from '@portal/ui';
import { AlumniCard } from './alumni-card.tsx';
import { SkeletonCard } from './card-skeletons.tsx';

interface FurtherCardsProps {
  viewer: DirectoryViewer;
  filters: DirectoryFilters;
  list: GrowingListState;
  /** The number of the page that these entries make up. The next page starts after its last row, without an offset. */
  page: number;
  entries: readonly DirectoryEntry[];
  onOpenProfile: (id: string) => void;
}

/** All pages after this one. */
export function FurtherCards({ entries, ...props }: FurtherCardsProps) {
  const last = entries.at(-1);
  const hasNextPage = entries.length === directoryPageSize && props.page < props.list.pages;
  return hasNextPage && last && <NextPage {...props} page={props.page + 1} after={last} />;
}

type NextPageProps = Omit<FurtherCardsProps, 'entries'> & { after: DirectoryEntry };

function NextPage({ after: { id, entryYear }, ...props }: NextPageProps) {
  const query = useQuery(directoryPageQuery(props.viewer, props.filters, { id, entryYear }));
  return (
    <>
      <GrowingListPage
        query={query}
        items={query.data}
        isNew={props.page === props.list.newPage}
        idPrefix="alumni-"
        errorTitle="Alumni berikutnya belum dapat dimuat"
        skeletons={Array.from({ length: directoryPageSize }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      >
        {(entry) => <AlumniCard key={entry.id} entry={entry} onOpenProfile={props.onOpenProfile} />}
      </GrowingListPage>
      {query.data && <FurtherCards {...props} entries={query.data} />}
    </>
  );
}
