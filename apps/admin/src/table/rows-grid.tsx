import { classNames, type Elements } from '@portal/ui';
import { Table, type TableProps } from 'antd';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useList } from './list-context.ts';
import type { ListParams } from './list-params.ts';
import styles from './rows-grid.module.css';
import { SortButton } from './sort-button.tsx';
import { renderCell, type TableColumn } from './table-column.tsx';
import type { Selection } from './use-selection.ts';

export interface RowsViewProps<Row extends { id: string }> {
  rows: readonly Row[];
  /** The chosen ones. */
  columns: readonly TableColumn<Row>[];
  isCompact: boolean;
  actions: (row: Row) => Elements;
}

/** The rows as Ant Design's table. The database sorts them: a press on the head of a column asks for another order. */
export function RowsGrid<Row extends { id: string }>(props: RowsViewProps<Row>) {
  const { rows, columns, isCompact, actions } = props;
  const { title, params, selection, rowName, open } = useList<Row>();
  const frame = useRef<HTMLDivElement>(null);
  const { isWider, width } = useRoom(frame);
  return (
    <div ref={frame} className={styles.frame} data-scrolls={isWider}>
      <Table<Row>
        aria-label={title}
        className={classNames(styles.grid)}
        data-compact={isCompact}
        rowKey="id"
        size={isCompact ? 'small' : 'medium'}
        pagination={false}
        dataSource={rows}
        onRow={() => ({ tabIndex: -1 })}
        columns={[
          ...columns
            .filter(({ shownFrom = 0 }) => width >= shownFrom)
            .map((column) => toGridColumn(column, params, open)),
          {
            key: 'actions',
            title: 'Tindakan',
            width: '1%',
            className: classNames(styles.actions),
            render: (_: unknown, row: Row) => actions(row),
          },
        ]}
        {...(selection && { rowSelection: toRowSelection(selection, rowName) })}
      />
    </div>
  );
}

/**
 * The width of the frame, and whether the table is wider. Only then does the frame scroll, with names and actions fixed at its sides:
 * in a scrolling frame the header no longer sticks to the page.
 */
function useRoom(frame: RefObject<HTMLDivElement | null>) {
  const [room, setRoom] = useState({ width: 0, isWider: false });
  useLayoutEffect(() => {
    const box = frame.current;
    const table = box?.querySelector('table');
    if (!box || !table) return;
    const measure = () => {
      const width = box.offsetWidth;
      const isWider = table.offsetWidth > box.clientWidth;
      setRoom((room) =>
        room.width === width && room.isWider === isWider ? room : { width, isWider },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}

function toGridColumn<Row>(
  column: TableColumn<Row>,
  params: ListParams,
  onOpen: (id: string) => void,
) {
  const { key, title, sort, text, cardPlace, width } = column;
  const isName = cardPlace === 'name';
  return {
    key,
    title,
    render: (_: unknown, row: Row) => renderCell(column, row, onOpen),
    ...(width !== undefined && { width }),
    // A column without a width holds texts of any length.
    className: classNames(isName && styles.name, !isName && width === undefined && styles.text),
    ...(text && { onCell: (row: Row) => ({ title: text(row) }) }),
    ...(isName && { rowScope: 'row' as const }),
    ...(sort && sortableHead(title, sort, params)),
  };
}

function sortableHead(title: string, by: string, { request, sort }: ListParams) {
  const direction = request.ascending ? ('ascending' as const) : ('descending' as const);
  const order = by === request.sort ? direction : null;
  return {
    title: <SortButton title={title} order={order} onSort={(ascending) => sort(by, ascending)} />,
    onHeaderCell: () => ({ ...(order && { 'aria-sort': order }) }),
  };
}

function toRowSelection<Row extends { id: string }>(
  selection: Selection<Row>,
  rowName: (row: Row) => string,
): NonNullable<TableProps<Row>['rowSelection']> {
  return {
    selectedRowKeys: selection.rows.map(({ id }) => id),
    onChange: (_keys, rows) => selection.select(rows),
    getCheckboxProps: (row) => ({
      'aria-label': `Pilih ${rowName(row)}`,
      'aria-keyshortcuts': 'X',
    }),
    getTitleCheckboxProps: () => ({ 'aria-label': 'Pilih semua di halaman ini' }),
  };
}
