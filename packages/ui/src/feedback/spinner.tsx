import { markPaths } from '../brand/mark-paths.ts';
import { Muted, Stack } from '../layout/arrangement.tsx';
import { useIsOnline } from '../use-is-online.ts';
import { OfflineWait } from './offline-wait.tsx';
import styles from './spinner.module.css';

/** For waits without a known shape; blocks that know their shape use `Skeleton`. */
export function Spinner({ label = 'Memuat…' }: { label?: string }) {
  if (!useIsOnline()) return <OfflineWait />;
  return (
    <Stack gap={3} justify="center" role="status" className={styles.spinner}>
      <svg viewBox="0 0 64 64" width="48" height="48" aria-hidden="true">
        <path className={styles.track} d={markPaths.outline} />
        <path className={styles.current} d={markPaths.outline} pathLength={100} />
      </svg>
      <Muted as="span">{label}</Muted>
    </Stack>
  );
}
