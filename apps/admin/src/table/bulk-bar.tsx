import { formatNumber } from '@portal/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './bulk-bar.module.css';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<Row> {
  rows: readonly Row[];
  selection: Selection<Row>;
  /** Buttons that act on all selected rows. */
  children: ReactNode;
}

/** At the lower edge of the window while rows are selected. It takes no room of the table, so that nothing moves. */
export function BulkBar<Row>({ rows, selection, children }: BulkBarProps<Row>) {
  const count = selection.rows.length;
  return (
    <div className={styles.bar} data-empty={count === 0}>
      <p role="status" className={styles.count}>
        {count > 0 && `${formatNumber(count)} dipilih`}
      </p>
      {children}
      {count > 0 && (
        <>
          <Button
            type="text"
            disabled={count === rows.length}
            onClick={() => selection.select(rows)}
          >
            Pilih semua di halaman ini
          </Button>
          <Button type="text" onClick={() => selection.select([])}>
            Batalkan pilihan
          </Button>
        </>
      )}
    </div>
  );
}
