import styles from './skip-link.module.css';

/** The first element that Tab reaches; its target needs `tabIndex={-1}` to take the focus. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a className={styles.link} href={`#${targetId}`}>
      Lewati ke konten utama
    </a>
  );
}
