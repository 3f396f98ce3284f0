import { classNames } from '@portal/ui';
import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './rows-grid.module.css';
import { SortButton } from './sort-button.tsx';
import type { TableColumn } from './table-column.ts';
import type { ListAddress } from './use-list-address.ts';
import type { Selection } from './use-selection.ts';

export interface RowsViewProps<
  Row extends { id: string },
  Status extends string,
  Sort extends string,
> {
  rows: readonly Row[];
  /** Only those that are shown. */
  columns: readonly TableColumn<Row, Sort>[];
  address: ListAddress<Status, Sort>;
  /** Null where nothing can be done with several rows at once. */
  selection: Selection<Row> | null;
  rowName: (row: Row) => string;
  actions: ((row: Row) => ReactNode) | undefined;
}

type GridProps<
  Row extends { id: string },
  Status extends string,
  Sort extends string,
> = RowsViewProps<Row, Status, Sort> & { title: string; isCompact: boolean };

/** The rows as Ant Design's table: the order is the database's, asked for by a press on the head of a column. */
export function RowsGrid<Row extends { id: string }, Status extends string, Sort extends string>({
  title,
  rows,
  columns,
  address,
  selection,
  rowName,
  actions,
  isCompact,
}: GridProps<Row, Status, Sort>) {
  const actionColumn = { key: 'actions', title: 'Tindakan', width: '1%' };
  return (
    <Table<Row>
      aria-label={title}
      className={classNames(styles.grid)}
      rowKey="id"
      size={isCompact ? 'small' : 'medium'}
      pagination={false}
      dataSource={rows}
      columns={[
        ...columns.map((column) => toGridColumn(column, address)),
        ...(actions ? [{ ...actionColumn, render: (_: unknown, row: Row) => actions(row) }] : []),
      ]}
      {...(selection && { rowSelection: toRowSelection(selection, rowName) })}
    />
  );
}

function toGridColumn<Row, Status extends string, Sort extends string>(
  { key, title, render, sort, isName, width, shownFrom }: TableColumn<Row, Sort>,
  address: ListAddress<Status, Sort>,
) {
  return {
    key,
    title,
    render: (_: unknown, row: Row) => render(row),
    ...(width !== undefined && { width }),
    ...(shownFrom && { responsive: [shownFrom] }),
    ...(isName && { rowScope: 'row' as const }),
    ...(sort && sortableHead(title, sort, address)),
  };
}

function sortableHead<Status extends string, Sort extends string>(
  title: string,
  by: Sort,
  { request, sort }: ListAddress<Status, Sort>,
) {
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
    getCheckboxProps: (row) => ({ 'aria-label': `Pilih ${rowName(row)}` }),
    getTitleCheckboxProps: () => ({ 'aria-label': 'Pilih semua di halaman ini' }),
  };
}
