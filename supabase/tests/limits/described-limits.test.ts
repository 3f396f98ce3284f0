import { expect, it } from 'vitest';
import { database } from '../portal.ts';

type Areas = Readonly<Record<string, Readonly<Record<string, { limit?: number }>>>>;
// By its address: the package of the database knows no other.
const file = new URL('../../../packages/api/src/history/described-areas.ts', import.meta.url);

const rules = `
  select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = $1::regclass and contype = 'c'`;

it.each([
  ['alumni', 'alumni'],
  ['event', 'events'],
  ['job', 'job_postings'],
  ['organization', 'organization_structure'],
] as const)(
  'the columns of %s are described with the limits of the database',
  async (area, table) => {
    const { describedAreas }: { describedAreas: Areas } = await import(file.href);
    const { sql } = await database;
    const limits = (await sql(rules, [`public.${table}`])).flatMap(({ rule }) =>
      [...String(rule).matchAll(/(?:char_length|is_filled)\("?(\w+)"?(?:\) <=|,) (\d+)/g)].map(
        ([, column, limit]) => [column, Number(limit)],
      ),
    );
    const described = Object.entries(describedAreas[area] ?? {}).flatMap(([column, { limit }]) =>
      limit ? [[column, limit]] : [],
    );
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(limits));
  },
);
