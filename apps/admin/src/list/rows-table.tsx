import { type Elements, EmptyState, QueryError, Stack, useFocusKeeper } from '@portal/ui';
import { Button } from 'antd';
import { memo, useDeferredValue, useId, useRef, useSyncExternalStore } from 'react';
import { BulkBar } from '../decide/bulk-bar.tsx';
import type { ListFile } from '../export/fetch-all-rows.ts';
import { countFilters, type ListParams } from '../table/list-params.ts';
import { RowCards } from '../table/row-cards.tsx';
import { RowsGrid } from '../table/rows-grid.tsx';
import { RowsSkeleton } from '../table/rows-skeleton.tsx';
import type { TableColumn } from '../table/table-column.tsx';
import { useSelection } from '../table/use-selection.ts';
import { type TableLook, useTableLook } from '../table/use-table-look.ts';
import { ListContext, useList } from './list-context.ts';
import { RowsHeading } from './rows-heading.tsx';
import { RowsPager } from './rows-pager.tsx';
import styles from './rows-table.module.css';

interface RowsTableProps<Row extends { id: string }> {
  name: string;
  emptyText: string;
  columns: readonly TableColumn<Row>[];
  actions: (row: Row) => Elements;
  /** Buttons that decide on all selected rows. */
  bulk?: Elements;
  file: ListFile;
}

/**
 * Count, columns, order, pages and every state of the query; cards instead of a table on a phone. The rows render in a deferred
 * update, so that a press that opens a form or fills a field gets its response first.
 */
export function RowsTable<Row extends { id: string }>(props: RowsTableProps<Row>) {
  return (
    <ListContext value={useDeferredValue(useList())}>
      <DeferredTable {...useDeferredValue(props)} />
    </ListContext>
  );
}

const DeferredTable = memo(TableBlock) as typeof TableBlock;

function TableBlock<Row extends { id: string }>(props: RowsTableProps<Row>) {
  const { columns, bulk } = props;
  const list = useList<Row>();
  const { query } = list;
  const headingId = useId();
  const block = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const look = useTableLook(props.name, columns);
  const isNarrow = useNarrowScreen();
  const rows = query.data?.rows ?? [];
  // Here and not above: what was just selected must not wait for a deferred update.
  const selection = useSelection(rows);
  const followFocus = useFocusKeeper(block, heading);

  return (
    <ListContext value={{ ...list, selection: bulk ? selection : null }}>
      <Stack as="section" ref={block} aria-labelledby={headingId} onFocus={followFocus}>
        <RowsHeading
          name={props.name}
          id={headingId}
          ref={heading}
          file={props.file}
          {...{ columns, look, isNarrow }}
        />
        {bulk && (
          <BulkBar rows={rows} selection={selection}>
            {bulk}
          </BulkBar>
        )}
        <div className={styles.rows} aria-busy={query.isPlaceholderData}>
          <Rows {...props} {...{ look, isNarrow }} />
        </div>
        <RowsPager
          // The press on the pager gets its response first; then the focus moves to the top, where the next rows begin.
          onTurned={() => requestAnimationFrame(() => setTimeout(() => heading.current?.focus()))}
          isNarrow={isNarrow}
        />
      </Stack>
    </ListContext>
  );
}

interface RowsProps<Row extends { id: string }> extends RowsTableProps<Row> {
  look: TableLook;
  isNarrow: boolean;
}

function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { columns, actions, look, isNarrow } = props;
  const { title, params, query, errorTitle, selection, rowName, open } = useList<Row>();
  const { data } = query;
  if (!data && query.isError) {
    return <QueryError title={errorTitle} query={query} />;
  }
  if (!data) return <RowsSkeleton />;
  if (data.total === 0) return <NoRows emptyText={props.emptyText} />;
  const View = isNarrow ? RowCards : RowsGrid;
  const shown = look
    .arrange(columns)
    .filter(({ key, cardPlace }) => cardPlace === 'name' || look.isShown(key));
  return (
    <>
      {query.isError && <QueryError look="notice" title={errorTitle} query={query} />}
      <View
        {...{ title, params, selection, rowName, actions }}
        rows={data.rows}
        columns={isNarrow ? columns : shown}
        isCompact={look.isCompact}
        onOpen={open}
      />
    </>
  );
}

function isOnlyStatus({ request }: ListParams): boolean {
  return request.search === '' && countFilters(request) === 0;
}

function NoRows({ emptyText }: { emptyText: string }) {
  const { title, params } = useList();
  const noun = title.toLowerCase();
  if (!params.isFiltered) {
    return <EmptyState drawing="inbox" title={`Belum ada ${noun}`} text={emptyText} />;
  }
  if (params.request.status === 'pending' && isOnlyStatus(params)) {
    return (
      <EmptyState
        drawing="inbox"
        title="Antrean kosong"
        text={`Tidak ada ${noun} yang menunggu keputusan Anda.`}
        action={<Button onClick={params.clear}>{`Tampilkan semua ${noun}`}</Button>}
      />
    );
  }
  return (
    <EmptyState
      drawing="search"
      title="Tidak ada yang cocok"
      text="Ubah kata pencarian, status, atau filter lainnya, atau tampilkan semuanya."
      action={<Button onClick={params.clear}>Bersihkan filter</Button>}
    />
  );
}

const narrowScreen = () => window.matchMedia('(max-width: 59.99rem)');

function subscribeToWidth(listener: () => void) {
  const screen = narrowScreen();
  screen.addEventListener('change', listener);
  return () => screen.removeEventListener('change', listener);
}

/** Below 960 px, where six columns and their buttons do not fit, rows become cards. CSS alone would render both. */
function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => narrowScreen().matches);
}
