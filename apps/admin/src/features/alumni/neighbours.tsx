import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { formatNumber } from '@portal/ui';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import styles from './neighbours.module.css';
import type { useNeighbours } from './use-neighbours.ts';

/** Elements with their own use of the arrow keys. */
const ownArrows = 'input, textarea, select, dialog';

/** Position in the current list, with the previous and next alumnus by button or arrow key. */
export function Neighbours({ position, goToPrevious, goToNext }: ReturnType<typeof useNeighbours>) {
  const followArrow = useEffectEvent((event: KeyboardEvent) => {
    const hasOwnUse = event.target instanceof Element && event.target.closest(ownArrows);
    if (hasOwnUse || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') goToPrevious?.();
    if (event.key === 'ArrowRight') goToNext?.();
  });
  useEffect(() => {
    window.addEventListener('keydown', followArrow);
    return () => window.removeEventListener('keydown', followArrow);
  }, []);

  return (
    <nav aria-label="Urutan dalam daftar" className={styles.neighbours}>
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label="Alumni sebelumnya"
        aria-keyshortcuts="ArrowLeft"
        disabled={!goToPrevious}
        onClick={() => goToPrevious?.()}
      />
      <p role="status" className={styles.position}>
        {position
          ? `${formatNumber(position.number)} dari ${formatNumber(position.total)}`
          : 'Tidak ada di daftar yang sedang tampil'}
      </p>
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label="Alumni berikutnya"
        aria-keyshortcuts="ArrowRight"
        disabled={!goToNext}
        onClick={() => goToNext?.()}
      />
    </nav>
  );
}
