import type { LucideIcon } from 'lucide-react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './fact.module.css';

interface FactProps {
  icon: LucideIcon;
  /** What the icon means, for screen readers. */
  label: string;
  text: string;
}

/** One fact of a `dl`, with its icon; renders nothing without a text. */
export function Fact({ icon: Icon, label, text }: FactProps) {
  if (!text) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.icon}>
        <Icon aria-hidden="true" size={16} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
