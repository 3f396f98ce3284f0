import { formatNumber, VisuallyHidden } from '@portal/ui';
import type { ReactNode, Ref } from 'react';
import { ColumnChooser } from './column-chooser.tsx';
import styles from './rows-heading.module.css';
import type { TableColumn } from './table-column.ts';
import type { TableLook } from './use-table-look.ts';

interface RowsHeadingProps<Row, Sort extends string> {
  id: string;
  ref: Ref<HTMLHeadingElement>;
  title: string;
  /** Undefined until the first answer. */
  total: number | undefined;
  columns: readonly TableColumn<Row, Sort>[];
  look: TableLook;
  tools: ReactNode;
  isNarrow: boolean;
}

/** The title with the count of the filter, announced when it changes, and what serves the whole table. */
export function RowsHeading<Row, Sort extends string>({
  id,
  ref,
  title,
  total,
  columns,
  look,
  tools,
  isNarrow,
}: RowsHeadingProps<Row, Sort>) {
  const count = total === undefined ? null : formatNumber(total);
  return (
    <div className={styles.heading}>
      <h2 id={id} ref={ref} tabIndex={-1} className={styles.title}>
        {count === null ? title : `${title} (${count})`}
      </h2>
      <VisuallyHidden>
        <span role="status">{count !== null && `${count} ${title.toLowerCase()} ditemukan`}</span>
      </VisuallyHidden>
      <div className={styles.tools}>
        {tools}
        <ColumnChooser columns={columns} look={look} hasDensity={!isNarrow} />
      </div>
    </div>
  );
}
