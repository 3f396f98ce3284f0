import { expect, it } from 'vitest';
import { becomeClient } from '../../become-client.ts';
import type { Row, Sql } from '../../database.ts';
import { database } from '../../portal.ts';
import { rolledBack } from '../../rolled-back.ts';
import { functionMatrix } from '../matrix/function-matrix.ts';
import { people } from '../world/actors.ts';
import { createWorld } from '../world/world.ts';

const functionsThatRead = `
  select proname as name from pg_proc
  where pronamespace = 'public'::regnamespace and provolatile <> 'v' and prorettype <> 'trigger'::regtype
    and has_function_privilege('authenticated', oid, 'execute')`;

async function callReadOnly(sql: Sql, name: string, args: Row) {
  await sql('set transaction read only');
  await becomeClient(sql, people.admin);
  const names = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
  const values = Object.values(args).map((value) =>
    typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value,
  );
  return sql(`select count(*) from public.${name}(${names.join(', ')})`, values);
}

it('what does not say that it writes is answered in a transaction that cannot, as the service calls it', async () => {
  const { sql } = await createWorld(await database);
  // The embedded service grants its functions at its first request.
  await (await database).as().from('events').select('id');
  const names = (await sql(functionsThatRead)).map((row) => String(row.name));
  expect(names.length).toBeGreaterThan(15);
  const faults: string[] = [];
  for (const name of names) {
    for (const [way, { args }] of Object.entries(functionMatrix[name] ?? {})) {
      const work = (inside: Sql) => callReadOnly(inside, name, args(people.admin));
      await rolledBack(work).catch((error: Error) =>
        faults.push(`${name} ${way}: ${error.message}`),
      );
    }
  }
  expect(faults).toEqual([]);
});

it('a function that writes would be noticed', async () => {
  const { sql } = await database;
  await sql(
    `create function public.canary() returns bigint language sql stable security definer set search_path = ''
     as 'select private.count_today(''canary'', null, 1)'`,
  );
  const called = rolledBack((inside) => callReadOnly(inside, 'canary', {}));
  await expect(called).rejects.toThrow('read-only transaction');
  await sql('drop function public.canary()');
});
