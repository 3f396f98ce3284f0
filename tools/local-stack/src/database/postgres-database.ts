import { PostgresConnection } from '@supabase/lite/postgres';
import type { ParameterOrJSON, Sql as PostgresSql } from 'postgres';
import { messageOf, StackError } from '../stack-error.ts';
import type { Database, Row, Session } from './database.ts';

const oldestMajor = 15;

/** lite passes JSON arguments of functions as text; the driver would encode them a second time. */
const jsonAsWritten = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

/** A PostgreSQL server. Requests run in parallel, each in a session of the pool. */
export async function openPostgresDatabase(url: string): Promise<Database> {
  const connection = new PostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      connect_timeout: 5,
      onnotice: () => undefined,
      types: { jsonb: jsonAsWritten },
    },
  });
  const { driver } = connection;
  const session = sessionOf(driver);
  try {
    await requireVersion(session);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return {
    ...session,
    connection,
    transaction: async <Result>(work: (session: Session) => Promise<Result>) => {
      const results: Result[] = [];
      await driver.begin(async (transaction) => {
        results.push(await work(sessionOf(transaction)));
      });
      const [result] = results;
      return result as Result;
    },
    takeTurn: (work) => work(),
    // The driver connects again by itself.
    isSound: () => true,
    close: () => connection.close(),
  };
}

function sessionOf(driver: Pick<PostgresSql, 'unsafe'>): Session {
  return {
    query: async (text, params = []) => [
      ...(await driver.unsafe<Row[]>(text, params as ParameterOrJSON<never>[])),
    ],
    run: async (script) => void (await driver.unsafe(script)),
  };
}

async function requireVersion({ query }: Session): Promise<void> {
  const [row] = await query(`select current_setting('server_version_num') as version`).catch(
    (error: unknown) => {
      throw new StackError(
        `The database of DATABASE_URL cannot be used (${messageOf(error) || 'no answer'}); check the address and that the server runs.`,
      );
    },
  );
  const major = Math.floor(Number(row?.version) / 10000);
  if (major < oldestMajor) {
    throw new StackError(
      `The database of DATABASE_URL is PostgreSQL ${major}; version ${oldestMajor} or newer is needed.`,
    );
  }
}
