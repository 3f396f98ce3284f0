import type { LucideIcon } from 'lucide-react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './fact.module.css';

interface FactProps {
  icon: LucideIcon;
  /** What the icon means, for screen readers. */
  label: string;
  text: string;
}

/** One line of a card inside a `dl`, with its icon; nothing where the text is unknown. */
export function Fact({ icon: Icon, label, text }: FactProps) {
  if (!text) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.icon}>
        <Icon aria-hidden="true" size={16} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd className={styles.text}>{text}</dd>
    </div>
  );
}
