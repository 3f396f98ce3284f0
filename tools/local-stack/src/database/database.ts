import type { Connection } from '@supabase/lite';

export type Row = Record<string, unknown>;
type Sql = (text: string, params?: unknown[]) => Promise<Row[]>;

export interface Session {
  query: Sql;
  /** Runs a script of any number of statements, wholly or not at all. */
  run(script: string): Promise<void>;
}

/** The database behind the local Supabase, as superuser: embedded, or a PostgreSQL server. */
export type Database = Session & {
  connection: Connection;
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Runs work while requests are served, when no request uses the database. */
  takeTurn: TakeTurn;
  /** Whether it answers: not while it is opened again. */
  isSound(): boolean;
  close(): Promise<void>;
};

export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs one task after the other. The embedded database has a single session: interleaved transactions of two
 * requests would swap identities.
 */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
