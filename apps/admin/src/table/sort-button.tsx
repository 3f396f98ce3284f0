import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { classNames } from '@portal/ui';
import styles from './sort-button.module.css';

interface SortButtonProps {
  title: string;
  /** Of the rows by this column; null while they are sorted by another one. */
  order: 'ascending' | 'descending' | null;
  onSort: (ascending: boolean) => void;
}

/** The head of a sortable column. Ant Design's own sorter would re-render all rows within the press. */
export function SortButton({ title, order, onSort }: SortButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button)}
      onClick={() => onSort(order !== 'ascending')}
    >
      <span className={styles.title}>{title}</span>
      <span className={styles.carets} data-order={order} aria-hidden>
        <CaretUpOutlined />
        <CaretDownOutlined />
      </span>
    </button>
  );
}
