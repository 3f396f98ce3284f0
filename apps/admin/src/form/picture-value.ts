import { isImageLink, type PictureBox } from '@portal/ui';
import { useEffect, useState } from 'react';

/** What a form knows about a picture: the stored one, and what was chosen to replace it. */
export interface PictureValue {
  /** Address of the stored picture; null without one, or once it was taken out. */
  url: string | null;
  /** Already scaled and re-encoded; sent when the form is saved. */
  picked: Blob | null;
}

export interface PictureLimits extends PictureBox {
  /** Of the file as it was chosen; with `anyRaster` of what becomes of it. */
  maxMegabytes: number;
  /** Every picture made of pixels, not only JPG and PNG. */
  anyRaster?: boolean;
}

/** For the first values of a form without one. */
export const noPicture: PictureValue = { url: null, picked: null };

export function storedPicture(url: string | null): PictureValue {
  return { url, picked: null };
}

/** The address under which the page shows the picture, before it was sent as well; null without one, or for an odd one. */
export function usePictureUrl({ url, picked }: PictureValue): string | null {
  const [pickedUrl, setPickedUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!picked) return;
    const address = URL.createObjectURL(picked);
    setPickedUrl(address);
    return () => {
      setPickedUrl(null);
      URL.revokeObjectURL(address);
    };
  }, [picked]);
  if (picked) return pickedUrl;
  return url && isImageLink(url) ? url : null;
}
