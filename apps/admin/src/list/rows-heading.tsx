import { Cluster, formatNumber, VisuallyHidden } from '@portal/ui';
import type { Ref } from 'react';
import { ExportButton } from '../export/export-button.tsx';
import type { ListFile } from '../export/fetch-all-rows.ts';
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
  file: ListFile;
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
  const { title, fileName, query, params } = useList();
  const total = query.data?.total;
  const noun = title.toLowerCase();
  const count = total === undefined ? null : formatNumber(total);
  return (
    <Cluster gap={6} rowGap={3} align="center" justify="space-between" className={styles.line}>
      <h2 id={id} ref={ref} tabIndex={-1} className={styles.title}>
        {count === null ? title : `${title} (${count})`}
      </h2>
      <VisuallyHidden role="status">
        {count !== null && `${count} ${noun} ditemukan`}
      </VisuallyHidden>
      <Cluster gap={3} className={styles.tools}>
        <ExportButton
          table={name}
          noun={noun}
          fileName={fileName}
          file={{ ...file, toBlob: (...choice) => file.toBlob(params.request, ...choice) }}
        />
        {isNarrow && <SortSelect columns={columns} />}
        {!isNarrow && <ShortcutList />}
        {!isNarrow && <ColumnChooser columns={columns} look={look} />}
      </Cluster>
    </Cluster>
  );
}
