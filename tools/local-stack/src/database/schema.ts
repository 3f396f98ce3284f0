import type { Session } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { createSchema } from './preparation.ts';

export type { Session } from './database.ts';

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
