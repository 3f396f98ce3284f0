import type { PGlite, PGliteInterface } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { forgetArraysOfRows } from '@portal/database/arrays-of-rows';
import { PgliteConnection } from '@supabase/lite/pglite';
import { createTurns, type Database, type Row, type Session } from './database.ts';

export type EmbeddedDatabase = Database & { pglite: PGlite };

interface Place {
  folder?: string;
  snapshot?: Blob | undefined;
}

/** The protocol counts the values of a statement in 16 bits, and PGlite reads them with a sign: one more ends it. */
const mostValues = 32_767;

/** PGlite in a folder, else in memory; a new one may begin with a snapshot. */
export async function openEmbeddedDatabase(place: Place = {}): Promise<EmbeddedDatabase> {
  const connection = await connect(place);
  const { driver } = connection;
  const { current, takeTurn, isSound } = keepAlive(driver, place);
  return {
    query: async (text, params) => (await driver.query<Row>(text, params)).rows,
    run: async (script) => void (await current().exec(script)),
    connection,
    transaction: (work) => current().transaction((transaction) => work(sessionOf(transaction))),
    takeTurn,
    isSound,
    pglite: driver,
    close: () => (current() === driver ? connection.close() : current().close()),
  };
}

async function connect({ folder, snapshot }: Place): Promise<PgliteConnection> {
  const connection = new PgliteConnection({
    ...(folder && { url: folder }),
    // Always the same extensions: a database that was created with one does not open without it.
    pgliteOptions: { extensions: { pg_trgm }, ...(snapshot && { loadDataDir: snapshot }) },
  });
  await forgetArraysOfRows(connection.driver);
  return connection;
}

/**
 * Opens the database again when it has ended by itself. It then answers every statement with nothing, mostly without an error, so it is
 * asked after every turn. lite holds its first driver, which hands statements to the current one.
 */
function keepAlive(first: PGlite, place: Place) {
  const queryFirst = first.query.bind(first);
  const turns = createTurns();
  let current = first;
  let isSound = true;

  const query: PGlite['query'] = (...statement) =>
    current === first ? queryFirst(...statement) : current.query(...statement);

  const answers = () =>
    query('select 1').then(
      ({ rows }) => rows.length === 1,
      () => false,
    );

  const heal = async () => {
    if (current.closed) return;
    isSound = await answers();
    if (isSound) return;
    // The former one is left as after a crash: closing it would let it write. In memory, its files are dumped as they are.
    const snapshot = place.folder ? undefined : await current.dumpDataDir('none');
    const { driver } = await connect({ ...place, snapshot });
    current = driver;
    isSound = true;
  };

  first.query = async (text, params, options) => {
    requireFewValues(params);
    return query(text, params, options);
  };

  return {
    current: () => current,
    isSound: () => isSound,
    takeTurn: <Result>(work: () => Promise<Result>) =>
      turns(async () => {
        if (!isSound) await heal();
        // What cannot be healed now is tried again before the next turn.
        return work().finally(() => heal().catch(() => undefined));
      }),
  };
}

function sessionOf(driver: Pick<PGliteInterface, 'query' | 'exec'>): Session {
  return {
    query: async (text, params) => {
      requireFewValues(params);
      return (await driver.query<Row>(text, params)).rows;
    },
    run: async (script) => void (await driver.exec(script)),
  };
}

/** @throws as the driver of a server does beyond the limit of the protocol */
function requireFewValues(params: unknown[] = []): void {
  if (params.length <= mostValues) return;
  const message = `A statement may have ${mostValues} values, not ${params.length}`;
  throw Object.assign(new Error(message), { code: 'MAX_PARAMETERS_EXCEEDED' });
}
