import { useState } from 'react';
import styles from './framed-picture.module.css';

interface FramedPictureProps {
  url: string;
  alt: string;
  /** Shown if no picture is configured or it cannot be loaded. */
  builtIn: { url: string; alt: string };
  isLazy?: boolean;
}

/** A picture of 800 × 600 with an ornament: a trace that ends in a via. */
export function FramedPicture({ url, alt, builtIn, isLazy = true }: FramedPictureProps) {
  const [failedUrl, setFailedUrl] = useState('');
  const picture = url && url !== failedUrl ? { url, alt } : builtIn;
  return (
    <figure className={styles.frame}>
      <img
        src={picture.url}
        alt={picture.alt}
        width={800}
        height={600}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        onError={() => setFailedUrl(url)}
      />
    </figure>
  );
}
