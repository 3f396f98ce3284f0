import { Mark } from '@portal/ui';
import { useState } from 'react';
import styles from './preview-picture.module.css';

/** A picture of the previews. The built-in one stands for none and for one that cannot be loaded, as on the public pages. */
export function PreviewPicture({ url, alt }: { url: string; alt: string }) {
  const [failedUrl, setFailedUrl] = useState('');
  if (url && url !== failedUrl) {
    return <img src={url} alt={alt} width={800} height={600} onError={() => setFailedUrl(url)} />;
  }
  return (
    <div className={styles.picture} data-ground="night">
      <Mark size={160} />
      <span>Gambar bawaan situs</span>
    </div>
  );
}
