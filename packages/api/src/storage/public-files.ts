import { loadSupabase } from '@portal/api/client';
import { ApiError } from '../query/api-error.ts';

export const bucketName = 'public-files';

/** Where the storage policies let the admin put files; the names of avatars also say whose they are. */
export type SiteFolder =
  | `avatars/${string}_`
  | 'events/'
  | 'company_logos/'
  | 'site/'
  | 'hero/'
  | 'home_about/'
  | 'about_page_main/'
  | 'organization/';

export const avatarFolder = 'avatars/';

async function files() {
  const { storage } = await loadSupabase();
  return storage.from(bucketName);
}

function randomTail(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Stores a picture under a generated name that begins with `prefix` and answers that name. Nothing of the name that the file
 * had on the person's device is kept; JPG and PNG only. Throws an `ApiError`.
 */
export async function uploadFile(prefix: string, picture: Blob): Promise<string> {
  const extension = picture.type === 'image/png' ? 'png' : 'jpg';
  const name = `${prefix}${Date.now()}_${randomTail()}.${extension}`;
  const bucket = await files();
  const { error } = await bucket.upload(name, await picture.arrayBuffer(), {
    contentType: picture.type,
    cacheControl: '31536000',
  });
  if (error) throw new ApiError(error.message, { kind: 'server', code: '', status: 0 });
  return name;
}

export async function publicFileUrl(name: string): Promise<string> {
  const bucket = await files();
  return bucket.getPublicUrl(name).data.publicUrl;
}

/** Removes a stored picture by its address. What cannot be removed stays queued in the database, so that this never throws. */
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
