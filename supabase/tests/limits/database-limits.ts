import type { Row, Sql } from '../database.ts';
import { productModule } from '../product.ts';

export interface Schema {
  shape: object;
  safeParse(values: Row): { error?: { issues: { path: string[] }[] } };
}
export interface Kind {
  empty: Row;
  schema: Schema;
}

export const member = <Exports>(path: string) =>
  productModule<Exports>(`apps/member/src/features/${path}.ts`);

export const { columnName } = await productModule<{ columnName(field: string): string }>(
  'packages/api/src/rows/columns.ts',
);
export const { describedAreas } = await productModule<{
  describedAreas: Readonly<Record<string, Readonly<Record<string, { limit?: number }>>>>;
}>('packages/api/src/history/described-areas.ts');
export const { workKind } = await member<{ workKind: Kind }>('profile/lists/work-kind');

/** The tables of the areas of the history. */
export const tables: Readonly<Record<string, string>> = {
  alumni: 'alumni',
  work: 'work_history',
  job: 'job_postings',
  event: 'events',
  registration: 'event_registrations',
  organization: 'organization_structure',
  site: 'site_configurations',
};
export const isOfTable = (name: string) =>
  ['notifications', ...Object.values(tables)].includes(name.split('.')[0] ?? '');

export const longestLink = 2048;

function limitsIn({ name, rule }: Row, ...patterns: RegExp[]): [string, number][] {
  const found = patterns.flatMap((pattern) => [...String(rule).matchAll(pattern)]);
  return found.map(([, column, limit]) => [`${name}.${column}`, Number(limit ?? longestLink)]);
}

/** 'alumni.bio': 2000, of all columns, entries of lists, and texts that functions look at. */
export async function databaseLimits(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const functions = await sql(
    `select proname as name, prosrc as rule from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const entries = await sql(
    'select list, private.item_limits(list::text) as fields from unnest(enum_range(null::public.alumni_list)) as list',
  );
  const columns = await sql(
    `select conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace = 'public'::regnamespace and contype = 'c' and conrelid <> 0`,
  );
  return new Map([
    ...functions.flatMap((row) =>
      limitsIn(row, /(?:char_length|is_filled)\((\w+)(?:\) >|,) (\d+)/g),
    ),
    ...entries.flatMap(({ list, fields }) =>
      Object.entries(Object(fields)).map(([field, limit]): [string, number] => [
        `${list}.${field}`,
        Number(limit),
      ]),
    ),
    ...columns.flatMap((row) =>
      limitsIn(
        row,
        /private\.is_(?:web|image)_link\((\w+)\)/g,
        /(?:char_length|is_filled)\("?(\w+)"?(?:\) <=|,) (\d+)/g,
      ),
    ),
  ]);
}
