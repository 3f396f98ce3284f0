import { type SiteFolder, uploadPicture } from '@portal/api/storage';
import { failureText } from '@portal/ui';
import { showToast, type ToastInput } from '@portal/ui/toast';
import type { PictureValue } from './picture-value.ts';

export interface StoredPicture {
  /** The picture that the row has to store: the new one, or the previous one if the upload failed. */
  url: string | null;
  /** Title and message of a failed upload; null otherwise. */
  failure: { title: string; message: string } | null;
  /** Call it if the row was not saved: removes the new file again, unless the row may refer to it. */
  discard: (saveError?: unknown) => Promise<void>;
}

/**
 * Uploads the chosen picture before its row is saved. A failed upload does not throw: the row keeps its previous picture, and
 * `showSaved` reports both. The row's mutation removes the file of a picture that the row no longer refers to.
 */
export async function storePicture(
  { url, picked }: PictureValue,
  folder: SiteFolder,
  failureTitle: string,
): Promise<StoredPicture> {
  const previous = { url, failure: null, discard: () => Promise.resolve() };
  if (!picked) return previous;
  try {
    return { ...(await uploadPicture(folder, picked)), failure: null };
  } catch (error) {
    const message = failureText(error);
    showToast({ tone: 'error', title: failureTitle, description: message });
    return { ...previous, failure: { title: failureTitle, message } };
  }
}

/**
 * The success toast of a row with a picture. Only one toast is visible at a time, so it reports a failed upload as well. `finish` adds
 * to it before it is shown.
 */
export function showSaved(
  title: string,
  { failure, url }: StoredPicture,
  text = '',
  finish = (toast: ToastInput) => toast,
): void {
  if (!failure) {
    showToast(finish({ tone: 'success', title, ...(text && { description: text }) }));
    return;
  }
  const rest = url ? 'dengan gambar lama' : 'tanpa gambar';
  const description = [failure.message, `${title} ${rest}.`, text].filter(Boolean).join(' · ');
  showToast(finish({ tone: 'warning', title: failure.title, description }));
}
