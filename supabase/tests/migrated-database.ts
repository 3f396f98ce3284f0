import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const folder = new URL('.data/migrated-databases/', root);

/** Migrating takes seconds of every worker, loading what was migrated before takes one. */
export function migratedDatabase(sources: readonly string[]) {
  const hash = createHash('sha256');
  // The versions of the embedded database and of the backend stand in the lockfile.
  for (const text of [...sources, readFileSync(new URL('pnpm-lock.yaml', root), 'utf8')]) {
    hash.update(text);
  }
  const path = fileURLToPath(new URL(`${hash.digest('hex').slice(0, 16)}.tar`, folder));
  return {
    load: (): Blob | undefined => {
      try {
        return new Blob([readFileSync(path)]);
      } catch {
        return undefined;
      }
    },
    keep: async (dump: Blob): Promise<void> => {
      mkdirSync(folder, { recursive: true });
      for (const old of readdirSync(folder)) {
        if (old.endsWith('.tar')) rmSync(new URL(old, folder), { force: true });
      }
      // Renamed when complete: another worker may load it at the same time.
      const part = `${path}.${randomUUID()}`;
      writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
      renameSync(part, path);
    },
  };
}
