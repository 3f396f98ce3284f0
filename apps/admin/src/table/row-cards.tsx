import { Card } from '@portal/ui';
import { Checkbox } from 'antd';
import styles from './row-cards.module.css';
import type { RowsViewProps } from './rows-grid.tsx';
import { renderCell } from './table-column.tsx';

/** The rows on a small screen: the name leads, the other columns follow as pairs, the actions close the card. */
export function RowCards<Row extends { id: string }>({
  rows,
  columns,
  selection,
  rowName,
  onOpen,
  actions,
}: RowsViewProps<Row>) {
  const nameColumn = columns.find(({ isName }) => isName);
  const facts = columns.filter((column) => column !== nameColumn);
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.id} tabIndex={-1} data-row-key={row.id}>
          <Card className={styles.card}>
            <div className={styles.head}>
              <div className={styles.name}>{nameColumn && renderCell(nameColumn, row, onOpen)}</div>
              {selection && (
                <Checkbox
                  aria-label={`Pilih ${rowName(row)}`}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              )}
            </div>
            <dl className={styles.facts}>
              {facts.map((column) => (
                <div key={column.key} className={styles.fact}>
                  <dt className={styles.label}>{column.title}</dt>
                  <dd>{renderCell(column, row, onOpen)}</dd>
                </div>
              ))}
            </dl>
            {actions(row)}
          </Card>
        </li>
      ))}
    </ul>
  );
}
