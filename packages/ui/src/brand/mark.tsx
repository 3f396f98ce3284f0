import styles from './brand.module.css';
import { markPaths } from './mark-paths.ts';

/** The association's star: two interlaced squares. Decorative: the name is beside it. */
export function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.square} d={markPaths.square} />
      <path className={styles.diamond} d={markPaths.diamond + markPaths.contacts} />
    </svg>
  );
}
