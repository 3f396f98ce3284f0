import { useState } from 'react';
import builtInPicture from '../../assets/about-campus.webp';
import styles from './about-picture.module.css';

/** The configured picture; the built-in drawing where none is configured or it cannot be loaded. */
export function AboutPicture({ url, alt }: { url: string; alt: string }) {
  const [failedUrl, setFailedUrl] = useState('');
  return (
    <figure className={styles.frame}>
      <img
        src={url && url !== failedUrl ? url : builtInPicture}
        alt={alt}
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrl(url)}
      />
    </figure>
  );
}
