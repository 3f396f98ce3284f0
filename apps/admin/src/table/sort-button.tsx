import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { classNames } from '@portal/ui';
import styles from './sort-button.module.css';

interface SortButtonProps {
  title: string;
  /** The current order if the rows are sorted by this column, else null. */
  order: 'ascending' | 'descending' | null;
  onSort: (ascending: boolean) => void;
}

/** The header of a sortable column. Ant Design's own sorter would re-render all rows before the press gets a response. */
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
