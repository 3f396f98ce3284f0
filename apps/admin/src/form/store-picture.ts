import { isApiError } from '@portal/api';
import { publicFileUrl, removeFile, type SiteFolder, uploadFile } from '@portal/api/storage';
import { showToast } from '@portal/ui/toast';
import type { PictureValue } from './picture-value.ts';

export interface StoredPicture {
  /** What the row is to hold: the new picture, or the former one when the upload failed. */
  url: string | null;
  /** Title and message of an upload that failed; null when there was none to fail. */
  failure: { title: string; message: string } | null;
  /** Removes the new file again, unless the row may hold it: for rows that were not saved. */
  discard: (error?: unknown) => Promise<void>;
}

/** What was sent once is not sent again when the same form is saved a second time. */
const storedUrls = new WeakMap<Blob, string>();
/** Sent for rows whose saving got no readable answer. */
const perhapsInUse = new WeakSet<Blob>();

function asStored(url: string | null): StoredPicture {
  return { url, failure: null, discard: () => Promise.resolve() };
}

async function urlOf(picked: Blob, folder: SiteFolder): Promise<string> {
  const url = storedUrls.get(picked) ?? (await publicFileUrl(await uploadFile(folder, picked)));
  storedUrls.set(picked, url);
  return url;
}

function mayHaveArrived(error: unknown): boolean {
  return isApiError(error) && ['timeout', 'network', 'server', 'unknown'].includes(error.kind);
}

/**
 * Sends the chosen picture, before its row is saved. A failure does not throw: the row goes on with its former picture, and
 * `showSaved` says both. The file of a picture that a saved row has given up is removed by the sweep of its mutation.
 */
export async function storePicture(
  { url: formerUrl, picked }: PictureValue,
  folder: SiteFolder,
  failureTitle: string,
): Promise<StoredPicture> {
  if (!picked) return asStored(formerUrl);
  try {
    const url = await urlOf(picked, folder);
    const discard = async (error?: unknown) => {
      if (mayHaveArrived(error)) perhapsInUse.add(picked);
      if (perhapsInUse.has(picked)) return;
      storedUrls.delete(picked);
      await removeFile(url);
    };
    return { url, failure: null, discard };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    showToast({ tone: 'error', title: failureTitle, description: message });
    return { ...asStored(formerUrl), failure: { title: failureTitle, message } };
  }
}

/** The success toast of a row with a picture. There is one toast, so it also says when the picture is not the new one. */
export function showSaved(title: string, { failure, url }: StoredPicture): void {
  if (!failure) {
    showToast({ tone: 'success', title });
    return;
  }
  const rest = url ? 'dengan gambar lama' : 'tanpa gambar';
  showToast({
    tone: 'warning',
    title: failure.title,
    description: [failure.message, `${title} ${rest}.`].filter(Boolean).join(' · '),
  });
}
