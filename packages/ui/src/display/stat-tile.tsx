import { Muted, Stack } from '../layout/arrangement.tsx';
import styles from './stat-tile.module.css';

interface StatTileProps {
  /** Ready to show: '1.234+', '2003'. */
  value: string;
  label: string;
}

export function StatTile({ value, label }: StatTileProps) {
  return (
    <Stack gap={1} isTop className={styles.tile}>
      <p className={styles.value}>{value}</p>
      <Muted className={styles.label}>{label}</Muted>
    </Stack>
  );
}
