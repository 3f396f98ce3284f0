import { Award, BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import tones from '../tones.module.css';
import styles from './badge.module.css';

export type BadgeTone =
  | 'verified'
  | 'special'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'neutral';

const icons: Partial<Record<BadgeTone, typeof Award>> = { verified: BadgeCheck, special: Award };

/** A short state as text; verified and special badges also have an icon. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      <span>{children}</span>
    </span>
  );
}
