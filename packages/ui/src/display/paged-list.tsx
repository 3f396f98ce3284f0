import { Button } from '../action/button.tsx';
import type { Elements } from '../elements.ts';
import { type FailedQuery, QueryError } from '../feedback/query-error.tsx';
import { SkeletonGroup } from '../feedback/skeleton.tsx';
import { Stack } from '../layout/arrangement.tsx';

export interface PagedQuery<Page> extends FailedQuery {
  data: { pages: readonly Page[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface PagedListProps<Page, Item> {
  query: PagedQuery<Page>;
  itemsOf: (page: Page) => readonly Item[];
  errorTitle: string;
  empty: Elements;
  children: (items: readonly Item[]) => Elements;
}

/** The list of a dialog or drawer, read page by page. A page may be empty without being the last, and a failed one is read again. */
export function PagedList<Page, Item>(props: PagedListProps<Page, Item>) {
  const { query, itemsOf, errorTitle, empty, children } = props;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data) {
    if (error) return <QueryError isAnnounced title={errorTitle} query={query} />;
    return <SkeletonGroup shapes={['4rem', '4rem', '4rem']} />;
  }
  const items = data.pages.flatMap(itemsOf);
  const isEmpty = items.length === 0;
  const next = { ...query, refetch: hasNextPage ? fetchNextPage : query.refetch };
  return (
    <Stack isTop>
      {!isEmpty && children(items)}
      {error && <QueryError isAnnounced look="notice" title={errorTitle} query={next} />}
      {hasNextPage ? (
        <Button
          variant="secondary"
          size="small"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isEmpty ? 'Cari lebih jauh' : 'Tampilkan lebih banyak'}
        </Button>
      ) : (
        isEmpty && empty
      )}
    </Stack>
  );
}
