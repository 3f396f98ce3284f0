import { useState } from 'react';
import { BuiltInPicture } from './built-in-picture.tsx';

/** A picture of the previews. One that cannot be loaded is shown as visitors get it: as the built-in one. */
export function PreviewPicture({ url, alt }: { url: string; alt: string }) {
  const [failedUrl, setFailedUrl] = useState('');
  if (!url || url === failedUrl) return <BuiltInPicture />;
  return <img src={url} alt={alt} width={800} height={600} onError={() => setFailedUrl(url)} />;
}
