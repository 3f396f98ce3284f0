import { classNames } from '@portal/ui';
import styles from './one-line-text.module.css';

interface OneLineTextProps {
  children: string;
  className?: string | undefined;
}

/** A text of any length on one line; a press on it shows the whole text. */
export function OneLineText({ children, className }: OneLineTextProps) {
  return (
    <details className={classNames(styles.text, className)}>
      <summary>{children}</summary>
    </details>
  );
}
