/** Stores the bytes of uploaded files; their names and rights are in the database. */
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

/** Files in memory, for tests. */
export function createMemoryFileStore(): FileStore {
  const files = new Map<string, StoredFile>();
  return {
    read: async (path) => files.get(path),
    write: async (path, file) => void files.set(path, file),
    remove: async (path) => void files.delete(path),
  };
}
