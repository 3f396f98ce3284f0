import { formatNumber, VisuallyHidden } from '@portal/ui';
import type { Ref } from 'react';
import { ExportButton, type TableFile } from '../export/export-button.tsx';
import { ColumnChooser } from '../table/column-chooser.tsx';
import type { TableColumn } from '../table/table-column.tsx';
import type { TableLook } from '../table/use-table-look.ts';
import { useList } from './list-context.ts';
import styles from './rows-heading.module.css';
import { ShortcutList } from './shortcut-list.tsx';
import { SortSelect } from './sort-select.tsx';

interface RowsHeadingProps<Row> {
  /** The key under which this browser remembers the export choice. */
  name: string;
  id: string;
  ref: Ref<HTMLHeadingElement>;
  columns: readonly TableColumn<Row>[];
  look: TableLook;
  file: TableFile;
  isNarrow: boolean;
}

/** The title with the count of matching rows, announced when it changes, and the tools for the whole table. */
export function RowsHeading<Row>({
  name,
  id,
  ref,
  columns,
  look,
  file,
  isNarrow,
}: RowsHeadingProps<Row>) {
  const { title, query } = useList();
  const total = query.data?.total;
  const noun = title.toLowerCase();
  const count = total === undefined ? null : formatNumber(total);
  return (
    <div className={styles.heading}>
      <h2 id={id} ref={ref} tabIndex={-1} className={styles.title}>
        {count === null ? title : `${title} (${count})`}
      </h2>
      <VisuallyHidden>
        <span role="status">{count !== null && `${count} ${noun} ditemukan`}</span>
      </VisuallyHidden>
      <div className={styles.tools}>
        <ExportButton table={name} fileName={noun} file={file} />
        {isNarrow && <SortSelect columns={columns} />}
        {!isNarrow && <ShortcutList />}
        {!isNarrow && <ColumnChooser columns={columns} look={look} />}
      </div>
    </div>
  );
}
