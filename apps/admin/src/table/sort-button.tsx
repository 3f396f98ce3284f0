import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { classNames } from '@portal/ui';
import styles from './sort-button.module.css';

interface SortButtonProps {
  title: string;
  /** Of the rows by this column; null while another one orders them. */
  order: 'ascending' | 'descending' | null;
  onSort: (ascending: boolean) => void;
}

/** Fills the head of a column. Ant Design's own would draw all rows anew within the press, only to show that it was pressed. */
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
