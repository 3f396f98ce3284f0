import { classNames } from '@portal/ui';
import styles from './one-line-text.module.css';

interface OneLineTextProps {
  children: string;
  className?: string | undefined;
}

/** A text of any length in one line, read whole by a press on it. */
export function OneLineText({ children, className }: OneLineTextProps) {
  return (
    <details className={classNames(styles.text, className)}>
      <summary>{children}</summary>
    </details>
  );
}
