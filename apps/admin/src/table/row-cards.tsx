import { Card, Cluster, Grid, Muted, Stack } from '@portal/ui';
import { Checkbox } from 'antd';
import { Fragment } from 'react';
import { useList } from './list-context.ts';
import { OneLineText } from './one-line-text.tsx';
import styles from './row-cards.module.css';
import type { RowsViewProps } from './rows-grid.tsx';
import { type CardPlace, renderCell } from './table-column.tsx';

/** The rows as low cards on a small screen: name, state, a fact and the decisions. The detail shows the rest. */
export function RowCards<Row extends { id: string }>({
  rows,
  columns,
  actions,
}: RowsViewProps<Row>) {
  const { selection, rowName, open } = useList<Row>();
  const cells = (place: CardPlace, row: Row) =>
    columns
      .filter(({ cardPlace }) => cardPlace === place)
      .map((column) => (
        <Fragment key={column.key}>
          {place === 'titled-fact' && <span>{`${column.title} `}</span>}
          <span>{renderCell(column, row, open)}</span>
        </Fragment>
      ));
  return (
    <Grid as="ul" column="20rem" keepsColumns gap={2}>
      {rows.map((row) => (
        <li key={row.id} tabIndex={-1} data-row-key={row.id}>
          <Stack as={Card} gap={1} className={styles.card}>
            <Cluster rowGap={1} align="center" justify="space-between">
              {selection && (
                <Checkbox
                  aria-label={`Pilih ${rowName(row)}`}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              )}
              <div className={styles.name}>{cells('name', row)}</div>
              {cells('state', row)}
            </Cluster>
            <Cluster rowGap={1} align="center" justify="space-between">
              <Muted className={styles.fact}>
                {cells('fact', row)}
                {cells('titled-fact', row)}
              </Muted>
              {actions(row)}
            </Cluster>
            {columns.map(({ key, cardPlace, text }) => {
              const words = cardPlace === 'text' && text?.(row);
              return words && <OneLineText key={key}>{words}</OneLineText>;
            })}
          </Stack>
        </li>
      ))}
    </Grid>
  );
}
