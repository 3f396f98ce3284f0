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
  isRinged?: boolean;
  className?: string | undefined;
}

/** A portrait, or initials when there is none or it fails to load. Decorative: the name stands beside it as text. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = 40, fallback = 'AL', isRinged, className } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const classes = [styles.avatar, isRinged && styles.ringed, className];
  const dimensions = { width: size, height: size };

  if (src && src !== failedSrc) {
    return (
      <img
        {...dimensions}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        className={classNames(...classes)}
        style={dimensions}
        onError={() => setFailedSrc(src)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(...classes, styles.initials)}
      style={{ ...dimensions, fontSize: Math.round(size * 0.38) }}
    >
      {initials(name, fallback)}
    </span>
  );
}
