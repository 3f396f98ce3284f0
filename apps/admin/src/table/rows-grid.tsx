import { classNames } from '@portal/ui';
import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './rows-grid.module.css';
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

/** The rows as Ant Design's table: the order is the database's, asked for by a press on a header. */
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
  const { request, sort } = address;
  const actionColumn = { key: 'actions', title: 'Tindakan', width: '1%' };
  return (
    <Table<Row>
      aria-label={title}
      className={classNames(styles.grid)}
      rowKey="id"
      size={isCompact ? 'small' : 'medium'}
      pagination={false}
      showSorterTooltip={false}
      sortDirections={['ascend', 'descend', 'ascend']}
      dataSource={rows}
      columns={[
        ...columns.map((column) => toGridColumn(column, request)),
        ...(actions ? [{ ...actionColumn, render: (_: unknown, row: Row) => actions(row) }] : []),
      ]}
      onChange={(_page, _filters, sorter) => {
        const order = Array.isArray(sorter) ? sorter[0] : sorter;
        const column = columns.find(({ key }) => key === order?.columnKey);
        if (column?.sort) sort(column.sort, order?.order !== 'descend');
      }}
      {...(selection && { rowSelection: toRowSelection(selection, rowName) })}
    />
  );
}

function toGridColumn<Row, Sort extends string>(
  { key, title, render, sort, isName, width, shownFrom }: TableColumn<Row, Sort>,
  request: { sort: Sort; ascending: boolean },
) {
  const order = request.ascending ? ('ascend' as const) : ('descend' as const);
  return {
    key,
    title,
    render: (_: unknown, row: Row) => render(row),
    ...(width !== undefined && { width }),
    ...(shownFrom && { responsive: [shownFrom] }),
    ...(isName && { rowScope: 'row' as const }),
    ...(sort && { sorter: true, sortOrder: sort === request.sort ? order : null }),
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
