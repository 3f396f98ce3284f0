import { Button, formatNumber } from '@portal/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
}

export function Pager({ page, pageCount, onTurn }: PagerProps) {
  return (
    <nav aria-label="Halaman daftar judul" className={styles.pager}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <ChevronLeft aria-hidden="true" />
        Sebelumnya
      </Button>
      <p className={styles.position} aria-live="polite">
        {`Halaman ${formatNumber(page)} dari ${formatNumber(pageCount)}`}
      </p>
      <Button variant="secondary" disabled={page >= pageCount} onClick={() => onTurn(page + 1)}>
        Berikutnya
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
