import { expect, it } from 'vitest';
import { database } from '../portal.ts';

/** In the order in which PostgreSQL runs those of one kind: by name. */
const triggers = `
  select tgrelid::regclass::text as table, tgname as name, tgfoid::regproc::text as function,
    case when tgtype & 2 <> 0 then 'before' else 'after' end as time,
    case when tgtype & 1 <> 0 then 'row' else 'statement' end as level,
    concat_ws(
      ', ', case when tgtype & 4 <> 0 then 'insert' end, case when tgtype & 16 <> 0 then 'update' end,
      case when tgtype & 8 <> 0 then 'delete' end, case when tgtype & 32 <> 0 then 'truncate' end
    ) as events,
    (select string_agg(attname, ', ' order by attnum) from pg_attribute where attrelid = tgrelid and attnum = any (tgattr)) as columns
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and tgfoid::regproc::text ~ '^private[.]'
  order by tgrelid::regclass::text, tgtype & 2 desc, tgtype & 1 desc, tgname`;

it('docs/triggers.md lists the triggers of each table in their order', async () => {
  const { sql } = await database;
  const rows = await sql(triggers);
  const tables = [...new Set(rows.map(({ table }) => String(table)))];
  const sections = tables.map((table) => {
    const own = rows.filter((row) => row.table === table);
    const lines = own.map(
      ({ time, level, name, events, columns, function: called }) =>
        `| ${time} | ${level} | \`${name}\` | ${events}${columns ? ` of ${columns}` : ''} | \`${called}\` |`,
    );
    return [
      `## ${table}: ${own.length}`,
      '',
      '| when | for each | trigger | on | runs |',
      '|---|---|---|---|---|',
      ...lines,
      '',
    ];
  });
  const text = [
    '# Triggers',
    '',
    'What a write starts, in the order in which PostgreSQL runs it. Written by `vitest -u supabase/tests/catalogue/triggers.test.ts`.',
    '',
    ...sections.flat(),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../docs/triggers.md');
});
