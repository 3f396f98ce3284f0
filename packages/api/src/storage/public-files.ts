import { loadSupabase } from '@portal/api/client';
import { asPicture } from '../client/picture.ts';
import { ApiError, isRefusal } from '../query/api-error.ts';
import { errorText } from '../query/error-text.ts';
import { errorKind } from '../query/unwrap.ts';

export const bucketName = 'public-files';

/** Where the storage policies accept uploads. Who stored a picture is no part of its name, which everybody reads. */
export type SiteFolder =
  | 'avatars/'
  | 'events/'
  | 'company_logos/'
  | 'site/'
  | 'hero/'
  | 'home_about/'
  | 'about_page_main/'
  | 'organization/';

async function files() {
  const { storage } = await loadSupabase();
  return storage.from(bucketName);
}

function randomTail(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the database refuses, where the page offers the upload at all. The embedded storage does not pass its message on. */
const tooManyFiles = 'Paling banyak 20 foto atau 20 MB sehari. Coba lagi besok.';

function uploadError(error: { message: string; status?: number | undefined }): ApiError {
  const kind = errorKind(error, error.status ?? 0);
  const text = kind === 'forbidden' ? tooManyFiles : errorText('', kind, '');
  return new ApiError(text, { kind, code: '', status: 0 }, error.message);
}

/** Keeps nothing of the name that the file had on the user's device. */
async function uploadFile(folder: SiteFolder, picture: Blob): Promise<string> {
  const extension = picture.type === 'image/png' ? 'png' : 'jpg';
  const name = `${folder}${Date.now()}_${randomTail()}.${extension}`;
  const bucket = await files();
  const { error } = await bucket.upload(name, await picture.arrayBuffer(), {
    contentType: picture.type,
    cacheControl: '31536000',
  });
  if (error) throw uploadError(error);
  return asPicture(bucket.getPublicUrl(name).data.publicUrl);
}

interface UploadedPicture {
  url: string;
  /**
   * For a row that was not saved: removes the file again. After an error that is no refusal the row may have been saved with the
   * file, so the file stays; the sweep removes it if no row holds it.
   */
  discard: (saveError?: unknown) => Promise<void>;
}

/** A form that is saved a second time does not upload its picture again. */
const uploadedUrls = new WeakMap<Blob, string>();
const possiblyInUse = new WeakSet<Blob>();

/** Stores a JPG or PNG under a generated name, before the row that will hold it is saved. Throws an `ApiError`. */
export async function uploadPicture(folder: SiteFolder, picture: Blob): Promise<UploadedPicture> {
  const url = uploadedUrls.get(picture) ?? (await uploadFile(folder, picture));
  uploadedUrls.set(picture, url);
  return {
    url,
    discard: async (saveError) => {
      if (saveError !== undefined && !isRefusal(saveError)) possiblyInUse.add(picture);
      if (possiblyInUse.has(picture)) return;
      uploadedUrls.delete(picture);
      await removeFile(url);
    },
  };
}

/** Removes a stored picture. A file that cannot be removed waits for the sweep, so that this never throws. */
export async function removeFile(url: string): Promise<void> {
  const [, name] = url.split(`/object/public/${bucketName}/`);
  if (!name) return;
  try {
    const bucket = await files();
    const { error } = await bucket.remove([name]);
    if (error) console.warn('A replaced picture waits for the sweep:', error.message);
  } catch (error) {
    console.warn('A replaced picture waits for the sweep:', error);
  }
}
