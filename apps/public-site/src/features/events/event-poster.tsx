import { Mark } from '@portal/ui';
import { useState } from 'react';
import styles from './event-poster.module.css';

/** Decorative: the title is beside it. Without a picture, or if it fails to load, it shows the association's mark. */
export function EventPoster({ url, isLazy }: { url: string | null; isLazy: boolean }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (!url || url === failedUrl) {
    return (
      <div className={styles.blank} data-print="hidden" data-ground="night">
        <Mark size={72} />
      </div>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={1200}
      height={675}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={styles.picture}
      onError={() => setFailedUrl(url)}
    />
  );
}
