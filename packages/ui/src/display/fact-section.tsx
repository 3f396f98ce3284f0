import { type ReactNode, useId } from 'react';
import styles from './fact-section.module.css';

/** A part of somebody's profile under its own title. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

/** One line of a list of facts; what the person has not told stays in its place and says so. */
export function NamedFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.unknown}>Belum diisi</span>}</dd>
    </div>
  );
}
