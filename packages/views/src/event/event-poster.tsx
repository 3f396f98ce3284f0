import { classNames, Mark } from '@portal/ui';
import { useState } from 'react';
import styles from './event-poster.module.css';

interface EventPosterProps {
  url: string | null;
  isLazy: boolean;
  /** Keeps the picture's own aspect ratio. Otherwise it is cropped to a wide frame. */
  isWhole?: boolean;
}

/** Decorative: the title is beside it. Without a picture, or if it fails to load, it shows the association's mark. */
export function EventPoster({ url, isLazy, isWhole }: EventPosterProps) {
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
      fetchPriority={isWhole ? 'high' : 'auto'}
      decoding="async"
      className={classNames(styles.picture, isWhole && styles.whole)}
      onError={() => setFailedUrl(url)}
    />
  );
}
