import { type Elements, EmptyState, QueryError, Stack, useFocusKeeper } from '@portal/ui';
import { Button } from 'antd';
import { memo, useDeferredValue, useId, useRef, useSyncExternalStore } from 'react';
import { ListContext, useList } from '../table/list-context.ts';
import { countFilters, type ListParams } from '../table/list-params.ts';
import { RowCards } from '../table/row-cards.tsx';
import { RowsGrid } from '../table/rows-grid.tsx';
import { RowsSkeleton } from '../table/rows-skeleton.tsx';
import { useSelection } from '../table/use-selection.ts';
import { type TableLook, useTableLook } from '../table/use-table-look.ts';
import { RowsHeading } from './rows-heading.tsx';
import { RowsPager } from './rows-pager.tsx';
import styles from './rows-table.module.css';

interface RowsTableProps<Row extends { id: string }> {
  actions: (row: Row) => Elements;
  /** Decides on all selected rows. */
  bulk?: Elements;
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

function TableBlock<Row extends { id: string }>({ actions, bulk }: RowsTableProps<Row>) {
  const list = useList<Row>();
  const { name, columns, query } = list;
  const headingId = useId();
  const block = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const look = useTableLook(name, columns);
  const isNarrow = useNarrowScreen();
  const rows = query.data?.rows ?? [];
  // Here and not above: what was just selected must not wait for a deferred update.
  const selection = useSelection(rows);
  const followFocus = useFocusKeeper(block, heading);

  return (
    <ListContext value={{ ...list, selection: bulk ? selection : null }}>
      <Stack as="section" ref={block} aria-labelledby={headingId} onFocus={followFocus}>
        <RowsHeading id={headingId} ref={heading} look={look} isNarrow={isNarrow} />
        {bulk}
        <div className={styles.rows} aria-busy={query.isPlaceholderData}>
          <Rows actions={actions} look={look} isNarrow={isNarrow} />
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

interface RowsProps<Row extends { id: string }> extends Pick<RowsTableProps<Row>, 'actions'> {
  look: TableLook;
  isNarrow: boolean;
}

function Rows<Row extends { id: string }>({ actions, look, isNarrow }: RowsProps<Row>) {
  const { columns, list, params, query } = useList<Row>();
  const { data } = query;
  const errorTitle = list.query(params.request).meta?.errorTitle ?? '';
  if (!data && query.isError) {
    return <QueryError title={errorTitle} query={query} />;
  }
  if (!data) return <RowsSkeleton />;
  if (data.total === 0) return <NoRows />;
  const View = isNarrow ? RowCards : RowsGrid;
  const shown = look
    .arrange(columns)
    .filter(({ key, cardPlace }) => cardPlace === 'name' || look.isShown(key));
  return (
    <>
      {query.isError && <QueryError look="notice" title={errorTitle} query={query} />}
      <View
        rows={data.rows}
        columns={isNarrow ? columns : shown}
        isCompact={look.isCompact}
        actions={actions}
      />
    </>
  );
}

function isOnlyStatus({ request }: ListParams): boolean {
  return request.search === '' && countFilters(request) === 0;
}

function NoRows() {
  const { title, emptyText, params } = useList();
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
