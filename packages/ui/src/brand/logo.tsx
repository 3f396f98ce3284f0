import { siteFacts } from '../site-facts.ts';
import styles from './brand.module.css';
import { Mark } from './mark.tsx';

/** Mark and name side by side; wrap it in the link to the home page. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark size={40} />
      <span className={styles.names}>
        <span className={styles.name}>{siteFacts.shortName}</span>
        <span className={styles.longName}>{siteFacts.longName}</span>
      </span>
    </span>
  );
}
