import { migrationsDir } from '../paths.ts';
import type { Session } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { applyMigration, applyMigrations, pendingMigrations } from './migrations.ts';
import { createSchema, systemSchemas } from './preparation.ts';

export type { Session } from './database.ts';

/** Applies the migrations that a database lacks. @throws StackError when one fails or was changed since */
export function migrate(database: Session, folder = migrationsDir): Promise<string[]> {
  return applyMigrations(database, folder);
}

/** The migrations of a folder, and which of them a database lacks. */
export async function compareMigrations(database: Session, folder = migrationsDir) {
  return { folder, pending: await pendingMigrations(database, folder) };
}

/** What `read` finds in a new database in memory: before the pending migrations, and after each of them. */
export async function rehearse<Result>(
  { folder, pending }: { folder: string; pending: string[] },
  read: (database: Session) => Promise<Result>,
): Promise<Result[]> {
  const database = await openEmbeddedDatabase();
  try {
    await database.run(systemSchemas);
    for (const file of await pendingMigrations(database, folder)) {
      if (!pending.includes(file)) await applyMigration(database, folder, file);
    }
    const found = [await read(database)];
    for (const file of pending) {
      await applyMigration(database, folder, file);
      found.push(await read(database));
    }
    return found;
  } finally {
    await database.close();
  }
}

/** Runs work on a new database in memory that has every migration and nothing else. */
export async function withNewSchema<Result>(
  work: (database: Session) => Promise<Result>,
): Promise<Result> {
  const database = await openEmbeddedDatabase();
  try {
    await createSchema(database, () => undefined);
    return await work(database);
  } finally {
    await database.close();
  }
}
