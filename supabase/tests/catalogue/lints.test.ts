import { describe, expect, it } from 'vitest';
import type { Sql } from '../database.ts';
import { database } from '../portal.ts';
import { rolledBack } from '../rolled-back.ts';
import { lints } from './lints.ts';

const namesOf = async (sql: Sql, query: string) =>
  (await sql(query)).map((row) => String(row.name)).sort();

describe.each(lints)('pinned functions: $rule', ({ query, canary, culprit }) => {
  it('holds', async () => {
    const { sql } = await database;
    expect(await namesOf(sql, query)).toEqual([]);
  });

  it('is noticed when it is broken', async () => {
    const found = await rolledBack(async (sql) => {
      for (const statement of canary) await sql(statement);
      return namesOf(sql, query);
    });
    expect(found).toEqual([culprit]);
  });
});
