import type { ListPage } from '@portal/api';
import { EmptyState, QueryError } from '@portal/ui';
import { Button } from 'antd';
import { memo, type ReactNode, useDeferredValue, useId, useRef } from 'react';
import { afterPaint } from './after-paint.ts';
import { BulkBar } from './bulk-bar.tsx';
import { RowCards } from './row-cards.tsx';
import { RowsGrid } from './rows-grid.tsx';
import { RowsHeading } from './rows-heading.tsx';
import { RowsPager } from './rows-pager.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import styles from './rows-table.module.css';
import type { TableColumn } from './table-column.ts';
import type { ListAddress } from './use-list-address.ts';
import { useNarrowScreen } from './use-narrow-screen.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { useTableLook } from './use-table-look.ts';

/** The part of a query's result that matters here. */
interface RowsQuery<Row> {
  data: ListPage<Row> | undefined;
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  /** The rows are still those of the former request. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface RowsTableProps<
  Row extends { id: string },
  Status extends string,
  Sort extends string,
> {
  /** Under which this browser remembers columns and density. */
  name: string;
  /** Stands with the number of rows under the filter: `Kegiatan (12)`. */
  title: string;
  errorTitle: string;
  columns: readonly TableColumn<Row, Sort>[];
  /** Asked with `placeholderData: keepPreviousData`, so that the old rows stay until the next ones have come. */
  query: RowsQuery<Row>;
  address: ListAddress<Status, Sort>;
  /** How buttons and checkboxes call the row. */
  rowName: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  /** Makes the rows selectable: buttons for what can be done with all of them. */
  bulkActions?: (selection: Selection<Row>) => ReactNode;
  /** Beside the title, such as the export. */
  tools?: ReactNode;
  /** When there is no row at all, with or without filter. */
  nothingYet: { title: string; text: string };
}

/**
 * The table of an admin page: count, columns, order, pages and every state of the answer; cards instead of a table on a
 * telephone. What was pressed is answered first, a form opened or a field filled, and then the rows are drawn anew.
 */
export function RowsTable<Row extends { id: string }, Status extends string, Sort extends string>(
  props: RowsTableProps<Row, Status, Sort>,
) {
  return <DrawnTable {...useDeferredValue(props)} />;
}

const DrawnTable = memo(TableBlock) as typeof TableBlock;

function TableBlock<Row extends { id: string }, Status extends string, Sort extends string>(
  props: RowsTableProps<Row, Status, Sort>,
) {
  const { name, title, columns, query, address, bulkActions, tools } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const look = useTableLook(name, columns);
  const isNarrow = useNarrowScreen();
  const rows = query.data?.rows ?? [];
  const selection = useSelection(rows);
  const total = query.data?.total;

  return (
    <section aria-labelledby={headingId} className={styles.block}>
      <RowsHeading
        id={headingId}
        ref={heading}
        title={title}
        total={total}
        {...{ columns, look, tools, isNarrow }}
      />
      {bulkActions && (
        <BulkBar rows={rows} selection={selection}>
          {bulkActions(selection)}
        </BulkBar>
      )}
      <div className={styles.rows} aria-busy={query.isPlaceholderData}>
        <Rows {...props} {...{ look, isNarrow, selection: bulkActions ? selection : null }} />
      </div>
      <RowsPager
        total={total}
        address={address}
        isNarrow={isNarrow}
        // What was pressed lies at the end of the page, and is answered there; the next rows begin at its top.
        onTurned={() => afterPaint(() => heading.current?.focus())}
      />
    </section>
  );
}

interface RowsState<Row> {
  look: ReturnType<typeof useTableLook>;
  isNarrow: boolean;
  selection: Selection<Row> | null;
}

function Rows<Row extends { id: string }, Status extends string, Sort extends string>({
  title,
  errorTitle,
  columns,
  query,
  address,
  rowName,
  actions,
  nothingYet,
  look,
  isNarrow,
  selection,
}: RowsTableProps<Row, Status, Sort> & RowsState<Row>) {
  const { data } = query;
  if (!data && query.isError) {
    return <QueryError title={errorTitle} query={query} />;
  }
  if (!data) return <RowsSkeleton />;
  if (data.total === 0) return <NoRows address={address} nothingYet={nothingYet} />;
  const shown = columns.filter(({ key, isName }) => isName || look.isShown(key));
  const view = { rows: data.rows, columns: shown, address, selection, rowName, actions };
  return (
    <>
      {query.isError && <QueryError look="notice" title={errorTitle} query={query} />}
      {isNarrow ? (
        <RowCards {...view} />
      ) : (
        <RowsGrid {...view} title={title} isCompact={look.isCompact} />
      )}
    </>
  );
}

function NoRows<Status extends string, Sort extends string>({
  address,
  nothingYet,
}: {
  address: ListAddress<Status, Sort>;
  nothingYet: { title: string; text: string };
}) {
  if (!address.isFiltered) return <EmptyState drawing="inbox" {...nothingYet} />;
  return (
    <EmptyState
      drawing="search"
      title="Tidak ada yang cocok"
      text="Ubah kata pencarian atau statusnya, atau tampilkan semuanya."
      action={<Button onClick={address.clear}>Hapus filter</Button>}
    />
  );
}
