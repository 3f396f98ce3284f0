import { describe, expect, it } from 'vitest';
import type { Sql } from '../database.ts';
import { database } from '../portal.ts';
import { lints } from './lints.ts';

/** Lets the work see its own changes and takes them all back. */
async function takenBack<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
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

const namesOf = async (sql: Sql, query: string) =>
  (await sql(query)).map((row) => String(row.name)).sort();

describe.each(lints)('$rule', ({ query, canary, culprit }) => {
  it('holds', async () => {
    const { sql } = await database;
    expect(await namesOf(sql, query)).toEqual([]);
  });

  it('is noticed when it is broken', async () => {
    const found = await takenBack(async (sql) => {
      for (const statement of canary) await sql(statement);
      return namesOf(sql, query);
    });
    expect(found).toEqual([culprit]);
  });
});
