import { beforeAll, expect, it } from 'vitest';
import { calls } from '../access/secrets/questions.ts';
import { people } from '../access/world/actors.ts';
import { createWorld } from '../access/world/world.ts';
import { becomeClient } from '../become-client.ts';
import type { Sql } from '../database.ts';
import { database } from '../portal.ts';
import { rolledBack } from '../rolled-back.ts';

/** Made in the database, since sending it takes longer than what is measured: all that the cleaning looks for. */
const longText = `repeat(e' \\n É 1-.( ', 80000)`;
const longEntry = `jsonb_build_object('id', term, 'name', term)`;
const manyFields = `(
  select jsonb_object_agg('f ' || n, 'x  ' || n) || '{"id": "1", "degree_level": "S2", "university": "X"}' from generate_series(1, 20000) as n
)`;

const changes = `
  select format(
    'update public.%1$I set %2$I = %3$s where %4$I = (select %4$I from public.%1$I limit 1)', table_name, column_name,
    case data_type when 'text' then 'term' else '${longEntry.replaceAll("'", "''")}' end,
    case table_name when 'site_configurations' then 'config_key' else 'id' end
  ) as statement
  from information_schema.columns
  where table_schema = 'public' and data_type in ('text', 'jsonb') and is_generated = 'NEVER'
    and has_table_privilege(format('%I.%I', table_schema, table_name), 'update')`;

beforeAll(async () => {
  await createWorld(await database);
});

/** The database runs in this process: its work, and not the time that the machine gives to others. */
async function costOf(sql: Sql, statement: string): Promise<number> {
  await sql('savepoint called');
  const before = process.cpuUsage();
  await sql(statement).catch(() => undefined);
  const { user, system } = process.cpuUsage(before);
  await sql('rollback to savepoint called');
  return (user + system) / 1000;
}

/** What costs more than 200 milliseconds, of all that takes a text; the admin may call everything. */
async function slowCalls(sql: Sql): Promise<string[]> {
  await becomeClient(sql, people.admin);
  const statements = [...(await sql(`select * from (${calls}) as called`)), ...(await sql(changes))]
    .map(({ statement }) => String(statement))
    .filter((statement) => /\bterm\b/.test(statement))
    .flatMap((statement) => [
      statement.replace(/\bterm\b/g, longText),
      ...(statement.includes(longEntry) ? [statement.replace(longEntry, manyFields)] : []),
    ]);
  const slow: string[] = [];
  for (const statement of statements) {
    const cost = await costOf(sql, statement);
    if (cost > 200) slow.push(`${Math.round(cost)} ms: ${statement.slice(0, 150)}`);
  }
  expect(statements.length).toBeGreaterThan(100);
  return slow;
}

it('no call and no change of a column works on a text of a megabyte, or an entry of 20,000 fields, but a careless one', async () => {
  const slow = await rolledBack(async (sql) => {
    await sql(`
      create function public.careless(note text) returns text language sql security definer set search_path = ''
        as $$ select regexp_replace(note, '[^a-z]', '', 'g') || regexp_replace(note, '[^a-z]+', '', 'g') $$`);
    await sql('grant execute on function public.careless to authenticated');
    return slowCalls(sql);
  });
  expect(slow).toEqual([expect.stringContaining('public.careless(')]);
});
