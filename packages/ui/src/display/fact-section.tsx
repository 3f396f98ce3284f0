import { type ReactNode, useId } from 'react';
import type { Elements } from '../elements.ts';
import { Stack } from '../layout/arrangement.tsx';
import styles from './fact-section.module.css';

/** A titled part of a profile. */
export function FactSection({ title, children }: { title: string; children: Elements }) {
  const titleId = useId();
  return (
    <Stack as="section" gap={3} isTop aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </Stack>
  );
}

/** One named fact of a list; a missing value is shown as missing. */
export function NamedFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.unknown}>Belum diisi</span>}</dd>
    </div>
  );
}
