import type { PGlite, PGliteInterface } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import { createTurns, type Database, type Row, type Session } from './database.ts';

export type EmbeddedDatabase = Database & { pglite: PGlite };

interface Place {
  folder?: string;
  snapshot?: Blob | undefined;
}

/** PGlite in a folder, else in memory; a new one may begin with a snapshot. */
export async function openEmbeddedDatabase({
  folder,
  snapshot,
}: Place = {}): Promise<EmbeddedDatabase> {
  const connection = new PgliteConnection({
    ...(folder && { url: folder }),
    // Always the same extensions: a database that was created with one does not open without it.
    pgliteOptions: { extensions: { pg_trgm }, ...(snapshot && { loadDataDir: snapshot }) },
  });
  const { driver } = connection;
  await driver.waitReady;
  return {
    ...sessionOf(driver),
    connection,
    transaction: (work) => driver.transaction((transaction) => work(sessionOf(transaction))),
    takeTurn: createTurns(),
    pglite: driver,
    close: () => connection.close(),
  };
}

function sessionOf(driver: Pick<PGliteInterface, 'query' | 'exec'>): Session {
  return {
    query: async (text, params) => (await driver.query<Row>(text, params)).rows,
    run: async (script) => void (await driver.exec(script)),
  };
}
