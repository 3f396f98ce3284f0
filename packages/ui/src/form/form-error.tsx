import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What went wrong with the whole form, announced at once; errors of one field belong to that field. */
export function FormError({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="alert" className={styles.formError}>
      {title && <strong>{title}</strong>}
      <span>{children}</span>
    </div>
  );
}
