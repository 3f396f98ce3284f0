import { isImageLink } from '@portal/ui';
import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';

/** What a form knows about a picture: the stored one, and what was chosen to replace it. */
export interface PictureValue {
  /** URL of the stored picture; null without one, or after it was removed in the form. */
  url: string | null;
  /** Already scaled and re-encoded; uploaded when the form is saved. */
  picked: Blob | null;
}

/** The initial value of a form without a picture. */
export const noPicture: PictureValue = { url: null, picked: null };

export function storedPicture(url: string | null): PictureValue {
  return { url, picked: null };
}

/** After a conflict: a chosen picture that is not in conflict stays chosen. `sentUrl` is what the refused save has sent. */
export function keepChosenPicture<Values extends object>(
  merged: Values & { picture: PictureValue },
  chosen: PictureValue,
  sentUrl: string | null,
): Values {
  return (merged.picture.url ?? '') === (sentUrl ?? '') ? { ...merged, picture: chosen } : merged;
}

/** The content security policy blocks pictures without https, except those of the portal's own storage. */
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

const fileNumbers = new WeakMap<Blob, number>();
let lastFileNumber = 0;

function numberOf(file: Blob): number {
  const number = fileNumbers.get(file) ?? ++lastFileNumber;
  fileNumbers.set(file, number);
  return number;
}

/**
 * The values of a form as they change; undefined until it has rendered its fields. `Form.useWatch` alone compares them as JSON, in which
 * all files are equal, and would miss a picture that replaces another one before both are stored.
 */
export function usePictureFormValues<Values extends object>(
  form: FormInstance<Values>,
): Values | undefined {
  const values: Values | undefined = Form.useWatch([], form);
  Form.useWatch(({ picture }: { picture?: PictureValue }) => {
    return picture?.picked ? numberOf(picture.picked) : null;
  }, form);
  return values && form.getFieldsValue();
}
