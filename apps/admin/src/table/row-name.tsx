import { classNames } from '@portal/ui';
import styles from './row-name.module.css';

/** The name of a row; a press on it opens the detail. */
export function RowName({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      title={name}
      aria-keyshortcuts="Enter"
      className={classNames(styles.name)}
      onClick={onOpen}
    >
      {name}
    </button>
  );
}
