import type { ReactNode } from 'react';
import { Muted, Stack } from '../layout/arrangement.tsx';
import styles from './stat-tile.module.css';

interface StatTileProps {
  /** Ready to show: '1.234+', '2003'. */
  value: string;
  label: string;
  icon?: ReactNode;
}

export function StatTile({ value, label, icon }: StatTileProps) {
  return (
    <Stack gap={1} isTop className={styles.tile}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={styles.value}>{value}</p>
      <Muted className={styles.label}>{label}</Muted>
    </Stack>
  );
}
