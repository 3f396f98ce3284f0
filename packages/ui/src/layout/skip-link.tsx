import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/** Marks where the content begins, in a page that has a menu of its own before it. It takes the focus, so it needs `tabIndex={-1}`. */
export const contentStart = { 'data-content-start': true, tabIndex: -1 } as const;

/** The first element that Tab reaches; its target needs `tabIndex={-1}` to take the focus. */
export function SkipLink({ targetId }: { targetId: string }) {
  const skipMenu = (event: MouseEvent) => {
    const start = document.querySelector<HTMLElement>(`#${targetId} [data-content-start]`);
    if (!start) return;
    event.preventDefault();
    start.focus();
  };
  return (
    <a className={styles.link} href={`#${targetId}`} onClick={skipMenu}>
      Lewati ke konten utama
    </a>
  );
}
