import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { initials } from './initials.ts';

interface AvatarProps {
  name: string | null | undefined;
  src?: string | null | undefined;
  /** Side in pixels. */
  size?: number;
  fallback?: '?' | 'AL';
  className?: string | undefined;
}

/** A portrait, or initials when there is none or it fails to load. Decorative: the name stands beside it as text. */
export function Avatar({ name, src, size = 40, fallback = 'AL', className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const dimensions = { width: size, height: size };

  if (src && src !== failedSrc) {
    return (
      <img
        {...dimensions}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        className={classNames(styles.avatar, className)}
        style={dimensions}
        onError={() => setFailedSrc(src)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.avatar, styles.initials, className)}
      style={{ ...dimensions, fontSize: Math.round(size * 0.38) }}
    >
      {initials(name, fallback)}
    </span>
  );
}
