import { Cluster, formatNumber, VisuallyHidden } from '@portal/ui';
import type { Ref } from 'react';
import { ExportButton } from '../export/export-button.tsx';
import { ColumnChooser } from '../table/column-chooser.tsx';
import { useList } from '../table/list-context.ts';
import type { TableLook } from '../table/use-table-look.ts';
import styles from './rows-heading.module.css';
import { ShortcutList } from './shortcut-list.tsx';
import { SortSelect } from './sort-select.tsx';

interface RowsHeadingProps {
  id: string;
  ref: Ref<HTMLHeadingElement>;
  look: TableLook;
  isNarrow: boolean;
}

/** The title with the count of matching rows, announced when it changes, and the tools for the whole table. */
export function RowsHeading({ id, ref, look, isNarrow }: RowsHeadingProps) {
  const { title, columns, query } = useList();
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
        <ExportButton />
        {isNarrow && <SortSelect />}
        <ShortcutList hasButton={!isNarrow} />
        {!isNarrow && <ColumnChooser columns={columns} look={look} />}
      </Cluster>
    </Cluster>
  );
}
