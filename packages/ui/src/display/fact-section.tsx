import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
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

interface NamedFactProps {
  label: string;
  children: ReactNode;
  /** What can be done with the fact: visible where the pointer or the focus is. */
  action?: Elements;
}

/** One named fact of a list; a missing value is shown as missing. */
export function NamedFact({ label, children, action }: NamedFactProps) {
  return (
    <div className={classNames(styles.fact, Boolean(action) && styles.changeable)}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.unknown}>Belum diisi</span>}</dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
