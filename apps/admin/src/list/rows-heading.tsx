import { formatNumber, VisuallyHidden } from '@portal/ui';
import type { Ref } from 'react';
import { ExportButton, type TableFile } from '../export/export-button.tsx';
import { ColumnChooser } from '../table/column-chooser.tsx';
import type { ListParams } from '../table/list-params.ts';
import type { TableColumn } from '../table/table-column.tsx';
import type { TableLook } from '../table/use-table-look.ts';
import styles from './rows-heading.module.css';
import { ShortcutList } from './shortcut-list.tsx';
import { SortSelect } from './sort-select.tsx';

interface RowsHeadingProps<Row> {
  /** The key under which this browser remembers the export choice. */
  name: string;
  id: string;
  ref: Ref<HTMLHeadingElement>;
  title: string;
  /** Undefined until the first answer. */
  total: number | undefined;
  columns: readonly TableColumn<Row>[];
  look: TableLook;
  params: ListParams;
  file: TableFile;
  isNarrow: boolean;
}

/** The title with the count of matching rows, announced when it changes, and the tools for the whole table. */
export function RowsHeading<Row>({
  name,
  id,
  ref,
  title,
  total,
  columns,
  look,
  params,
  file,
  isNarrow,
}: RowsHeadingProps<Row>) {
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
        {isNarrow && <SortSelect columns={columns} params={params} />}
        {!isNarrow && <ShortcutList />}
        {!isNarrow && <ColumnChooser columns={columns} look={look} />}
      </div>
    </div>
  );
}
