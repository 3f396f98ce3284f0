import { Fragment, type ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { type FailedQuery, QueryError } from '../feedback/query-error.tsx';
import { formatNumber } from '../format.ts';
import { Muted } from '../layout/arrangement.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useArrival } from '../navigation/use-arrival.ts';
import styles from './growing-list.module.css';

/** What `useGrowingList` of `@portal/federation` returns. */
interface ListState {
  pages: number;
  shown: number;
  total: number;
  hasMore: boolean;
  newPage: number;
  showMore: () => void;
}

interface GrowingListProps {
  list: ListState;
  /** At most, on a wide screen. */
  columns: 1 | 2 | 3 | 4;
  /** What is counted, such as 'lowongan'. Without it, the page says elsewhere how much is shown. */
  noun?: string | undefined;
  /** These items belong to the former filter, until the new ones have come. */
  isStale?: boolean;
  /** The items of the first page. */
  children: Elements;
  /** The items of a further page, as `GrowingListPage`. */
  furtherPage?: (page: number) => ReactNode;
}

/** A list that grows by a page at a time. */
export function GrowingList(props: GrowingListProps) {
  const { list, columns, noun, isStale, children, furtherPage } = props;
  return (
    <>
      <CardGrid columns={columns} isStale={isStale}>
        {children}
        {furtherPage &&
          Array.from({ length: list.pages - 1 }, (_, index) => index + 2).map((page) => (
            <Fragment key={page}>{furtherPage(page)}</Fragment>
          ))}
      </CardGrid>
      {(noun || list.hasMore) && (
        <div className={classNames(styles.end, !noun && styles.uncounted)}>
          {noun && <Count {...list} noun={noun} />}
          {list.hasMore && (
            <Button
              variant="secondary"
              size={noun ? 'medium' : 'large'}
              onClick={() => list.showMore()}
            >
              Tampilkan lebih banyak
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Also rendered for an empty list, since the empty state is not announced by itself. */
function Count({ shown, total, noun }: { shown: number; total: number; noun: string }) {
  return (
    <Muted role="status" className={styles.count}>
      {total > 0 ? (
        `Menampilkan ${formatNumber(shown)} dari ${formatNumber(total)} ${noun}`
      ) : (
        <VisuallyHidden>{`Tidak ada ${noun} ditemukan`}</VisuallyHidden>
      )}
    </Muted>
  );
}

interface GrowingListPageProps<Item extends { id: string }> {
  query: FailedQuery;
  /** Undefined until the page is loaded. */
  items: readonly Item[] | undefined;
  /** The user has just asked for this page: its first item takes the focus. */
  isNew: boolean;
  /** Together with an item's id it is the id of the item's element. */
  idPrefix: string;
  errorTitle: string;
  errorLook?: 'panel' | 'notice';
  skeletons: ReactNode;
  children: (item: Item) => ReactNode;
}

/** The items of one page. Each page fails and retries independently of the others. */
export function GrowingListPage<Item extends { id: string }>(props: GrowingListPageProps<Item>) {
  const { query, items, isNew, idPrefix, errorTitle, errorLook, skeletons, children } = props;
  const [first] = items ?? [];
  useArrival(isNew && first ? idPrefix + first.id : '');
  if (items) return items.map(children);
  if (!query.error) return skeletons;
  return (
    <li className={styles.wide}>
      <QueryError look={errorLook} title={errorTitle} query={query} />
    </li>
  );
}

interface CardGridProps {
  columns: GrowingListProps['columns'];
  isStale?: boolean | undefined;
  isHidden?: boolean;
  children: ReactNode;
}

export function CardGrid({ columns, isStale, isHidden, children }: CardGridProps) {
  return (
    <ul aria-hidden={isHidden} aria-busy={isStale} data-columns={columns} className={styles.grid}>
      {children}
    </ul>
  );
}
