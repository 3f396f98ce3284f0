import { CloseOutlined } from '@ant-design/icons';
import { type Elements, formatNumber } from '@portal/ui';
import { Button } from 'antd';
import iconStyles from '../frame/icon-alone.module.css';
import { useList } from '../table/list-context.ts';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  /** Buttons that act on all selected rows. */
  children: Elements;
}

/** At the bottom of the window while rows are selected. It floats, so that the table does not move. */
export function BulkBar({ children }: BulkBarProps) {
  const { query, selection } = useList();
  const rows = query.data?.rows ?? [];
  const count = selection?.rows.length ?? 0;
  return (
    <div className={styles.bar} data-empty={count === 0}>
      <p role="status" className={styles.count}>
        {count > 0 && `${formatNumber(count)} dipilih`}
      </p>
      {count > 0 && (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          title="Batalkan pilihan"
          onClick={() => selection?.select([])}
        >
          <span className={iconStyles.quiet}>Batalkan pilihan</span>
        </Button>
      )}
      {children}
      {count > 0 && (
        <Button
          type="text"
          disabled={count === rows.length}
          onClick={() => selection?.select(rows)}
        >
          <span>
            <span className={iconStyles.quiet}>Pilih semua di </span>
            <span className={styles.first}>halaman ini</span>
          </span>
        </Button>
      )}
    </div>
  );
}
