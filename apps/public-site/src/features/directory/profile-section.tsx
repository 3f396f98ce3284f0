import { type ReactNode, useId } from 'react';
import styles from './profile-section.module.css';

export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

/** One line of a list of facts; what the alumnus has not told stays in its place and says so. */
export function ProfileFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.unknown}>Belum diisi</span>}</dd>
    </div>
  );
}
