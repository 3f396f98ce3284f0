import { createHash } from 'node:crypto';
import type { App } from '@supabase/lite';

type Adapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<Adapter['headObject']>>;

async function readAll(body: unknown): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}

/** Keeps the bytes of uploaded files in this process. */
export function memoryStorage(): Adapter {
  const files = new Map<string, { bytes: Uint8Array; metadata: Metadata }>();
  const find = (bucket: string, key: string) => {
    const file = files.get(`${bucket}/${key}`);
    if (!file) throw Object.assign(new Error('Object not found'), { code: 'ENOENT' });
    return file;
  };

  return {
    driver: files,
    getObject: async (bucket, key) => {
      const { bytes, metadata } = find(bucket, key);
      return { metadata, httpStatusCode: 200, body: Buffer.from(bytes) };
    },
    uploadObject: async (bucket, key, _version, body, mimetype, cacheControl) => {
      const bytes = await readAll(body);
      const metadata = {
        cacheControl,
        mimetype,
        contentLength: bytes.length,
        size: bytes.length,
        lastModified: new Date(),
        eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      };
      files.set(`${bucket}/${key}`, { bytes, metadata });
      return metadata;
    },
    deleteObject: async (bucket, key) => {
      files.delete(`${bucket}/${key}`);
    },
    deleteObjects: async (bucket, keys) => {
      for (const key of keys) files.delete(`${bucket}/${key}`);
    },
    copyObject: async (fromBucket, fromKey, _from, toBucket, toKey) => {
      const file = find(fromBucket, fromKey);
      files.set(`${toBucket}/${toKey}`, file);
      return { eTag: file.metadata.eTag };
    },
    headObject: async (bucket, key) => find(bucket, key).metadata,
    privateAssetUrl: async (bucket, key) => `memory:${bucket}/${key}`,
  };
}
