import { formatNumber } from '../format.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Button } from './button.tsx';
import styles from './show-more.module.css';

interface ShowMoreProps {
  shown: number;
  total: number;
  /** What is counted, such as 'lowongan'. */
  noun: string;
  /** The caller moves the focus to the first new card: the button may be gone by then. */
  onShowMore: () => void;
}

/**
 * The end of a list: how much of it is on the screen, told to screen readers at every change, and the way to more. Keep it
 * mounted when nothing is found: the empty state is not announced by itself.
 */
export function ShowMore({ shown, total, noun, onShowMore }: ShowMoreProps) {
  return (
    <div className={styles.end}>
      <p role="status" className={styles.count}>
        {total > 0 ? (
          `Menampilkan ${formatNumber(shown)} dari ${formatNumber(total)} ${noun}`
        ) : (
          <VisuallyHidden>Tidak ada {noun} ditemukan</VisuallyHidden>
        )}
      </p>
      {shown < total && (
        <Button variant="secondary" onClick={onShowMore}>
          Tampilkan lebih banyak
        </Button>
      )}
    </div>
  );
}
