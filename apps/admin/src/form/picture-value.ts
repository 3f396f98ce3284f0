import { isImageLink } from '@portal/ui';
import { useEffect, useState } from 'react';

/** What a form knows about a picture: the stored one, and what was chosen to replace it. */
export interface PictureValue {
  /** URL of the stored picture; null without one, or after it was removed in the form. */
  url: string | null;
  /** Already scaled and re-encoded; uploaded when the form is saved. */
  picked: Blob | null;
}

/** For the first values of a form without one. */
export const noPicture: PictureValue = { url: null, picked: null };

export function storedPicture(url: string | null): PictureValue {
  return { url, picked: null };
}

/** The site's policy blocks pictures without https, but for those of its own storage. */
export function isShowable(url: string): boolean {
  const isBlocked = /^http:/i.test(url) && !isOwnFile(url);
  return isImageLink(url) && !isBlocked;
}

export function isOwnFile(url: string | null): boolean {
  return url?.includes('/storage/v1/object/public/public-files/') ?? false;
}

/** The URL that shows the picture, also before its upload; null without a picture and for a URL that is no image link. */
export function usePictureUrl({ url, picked }: PictureValue): string | null {
  const [pickedUrl, setPickedUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!picked) return;
    const objectUrl = URL.createObjectURL(picked);
    setPickedUrl(objectUrl);
    return () => {
      setPickedUrl(null);
      URL.revokeObjectURL(objectUrl);
    };
  }, [picked]);
  if (picked) return pickedUrl;
  return url && isShowable(url) ? url : null;
}
