import { createHash } from 'node:crypto';
import type { App } from '@supabase/lite';
import type { FileStore, StoredFile } from './file-store.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/** The storage adapter of lite over a file store. */
export function createStorageAdapter(files: FileStore): StorageAdapter {
  const find = async (bucket: string, key: string): Promise<StoredFile> => {
    const file = await files.read(`${bucket}/${key}`);
    if (!file) throw new Error(`The bytes of ${bucket}/${key} are missing.`);
    return file;
  };
  return {
    driver: undefined,
    async getObject(bucket, key) {
      const file = await find(bucket, key);
      return { metadata: describeFile(file), httpStatusCode: 200, body: file.bytes };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
      const file = { bytes, contentType, cacheControl, lastModified: new Date() };
      await files.write(`${bucket}/${key}`, file);
      return describeFile(file);
    },
    deleteObject: (bucket, key) => files.remove(`${bucket}/${key}`),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => files.remove(`${bucket}/${key}`)));
    },
    async copyObject(sourceBucket, source, _version, bucket, key) {
      const file = { ...(await find(sourceBucket, source)), lastModified: new Date() };
      await files.write(`${bucket}/${key}`, file);
      return { httpStatusCode: 200, eTag: tagOf(file.bytes), lastModified: file.lastModified };
    },
    headObject: async (bucket, key) => describeFile(await find(bucket, key)),
    privateAssetUrl: async (bucket, key) => `/storage/v1/object/${bucket}/${key}`,
  };
}

/** The metadata of a file, in its row and in the headers of the answer. */
export function describeFile(file: StoredFile) {
  return {
    cacheControl: file.cacheControl,
    contentLength: file.bytes.length,
    size: file.bytes.length,
    mimetype: file.contentType,
    lastModified: file.lastModified,
    eTag: tagOf(file.bytes),
    httpStatusCode: 200,
  };
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
