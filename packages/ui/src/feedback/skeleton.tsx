import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useIsOnline } from '../use-is-online.ts';
import { OfflineWait } from './offline-wait.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string | number;
  height?: string | number;
  isRound?: boolean;
}

/** One grey shape of coming content. It appears after 300 ms, so that quick answers do not flash. */
export function Skeleton({ width = '100%', height = '1em', isRound }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, isRound && styles.round)}
      style={{ width, height }}
    />
  );
}

/** Announces once that the block is loading, whatever the number of shapes in it; offline it says what it waits for. */
export function SkeletonGroup({
  label = 'Memuat…',
  className,
  children,
}: {
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  if (!useIsOnline()) return <OfflineWait />;
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
