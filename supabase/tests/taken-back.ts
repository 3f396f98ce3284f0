import type { Sql } from './database.ts';
import { database } from './portal.ts';

/** Lets the work see its own changes and takes them all back. */
export async function takenBack<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const { transaction } = await database;
  const results: Result[] = [];
  const taken = new Error('taken back');
  await transaction(async (sql) => {
    results.push(await work(sql));
    throw taken;
  }).catch((error: unknown) => {
    if (error !== taken) throw error;
  });
  return results[0] as Result;
}
