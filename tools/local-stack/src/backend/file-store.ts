/** Where the bytes of stored files live; the names and rights are in the database. */
export interface FileStore {
  read(path: string): Promise<StoredFile | undefined>;
  write(path: string, file: StoredFile): Promise<void>;
  remove(path: string): Promise<void>;
}

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
  cacheControl: string;
  lastModified: Date;
}

/** Files of one test's stack, which end with it. */
export function createMemoryFileStore(): FileStore {
  const files = new Map<string, StoredFile>();
  return {
    read: async (path) => files.get(path),
    write: async (path, file) => void files.set(path, file),
    remove: async (path) => void files.delete(path),
  };
}
