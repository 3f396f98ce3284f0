import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { Stack } from '../layout/arrangement.tsx';
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

interface SkeletonGroupProps {
  label?: string;
  className?: string | undefined;
  /** One below the other; a string is the height of a shape as wide as its place. */
  shapes?: readonly (SkeletonProps | string)[];
  gap?: ComponentProps<typeof Stack>['gap'];
  children?: Elements;
}

/** Announces once that the block is loading, whatever the number of shapes in it; offline it says what it waits for. */
export function SkeletonGroup(props: SkeletonGroupProps) {
  const { label = 'Memuat…', className, shapes = [], gap = 4, children } = props;
  const sizes = shapes.map((shape, place) => ({
    place,
    size: typeof shape === 'string' ? { height: shape } : shape,
  }));
  if (!useIsOnline()) return <OfflineWait />;
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {sizes.length > 0 && (
        <Stack gap={gap}>
          {sizes.map(({ place, size }) => (
            <Skeleton key={place} {...size} />
          ))}
        </Stack>
      )}
      {children}
    </div>
  );
}
