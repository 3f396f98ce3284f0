import { Card } from '@portal/ui';
import { Checkbox } from 'antd';
import styles from './row-cards.module.css';
import type { RowsViewProps } from './rows-grid.tsx';

/** The rows on a small screen: the name leads, the other columns follow as pairs, the actions close the card. */
export function RowCards<Row extends { id: string }, Status extends string, Sort extends string>({
  rows,
  columns,
  selection,
  rowName,
  actions,
}: RowsViewProps<Row, Status, Sort>) {
  const nameColumn = columns.find(({ isName }) => isName);
  const facts = columns.filter((column) => column !== nameColumn);
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card className={styles.card}>
            <div className={styles.head}>
              <div className={styles.name}>{nameColumn?.render(row)}</div>
              {selection && (
                <Checkbox
                  aria-label={`Pilih ${rowName(row)}`}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              )}
            </div>
            <dl className={styles.facts}>
              {facts.map(({ key, title, render }) => (
                <div key={key} className={styles.fact}>
                  <dt className={styles.label}>{title}</dt>
                  <dd>{render(row)}</dd>
                </div>
              ))}
            </dl>
            {actions?.(row)}
          </Card>
        </li>
      ))}
    </ul>
  );
}
