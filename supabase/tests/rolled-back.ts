import type { Sql } from './database.ts';
import { database } from './portal.ts';

/** Runs the work in a transaction that is rolled back. */
export async function rolledBack<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const { transaction } = await database;
  const results: Result[] = [];
  const rollback = new Error('roll back');
  await transaction(async (sql) => {
    results.push(await work(sql));
    throw rollback;
  }).catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  return results[0] as Result;
}
