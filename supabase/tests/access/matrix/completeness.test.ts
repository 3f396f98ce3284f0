import { expect, it } from 'vitest';
import { database } from '../../portal.ts';
import { accessMatrix } from './access-matrix.ts';
import { columns } from './columns.ts';
import { functionMatrix } from './function-matrix.ts';

const list = async (query: string) =>
  (await (await database).sql(query)).map((row) => String(row.name));

it('names every table and view of the API in the access matrix', async () => {
  const relations = await list(`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    order by 1`);
  const named = Object.keys(accessMatrix).map((name) => name.replace('public.', ''));
  expect(named.filter((name) => name !== 'storage.objects').sort()).toEqual(
    relations.map((name) => name.replace('public.', '')),
  );
});

it('says of every column who decides it', async () => {
  const found = await list(`
    select attrelid::regclass::text || '.' || attname as name
    from pg_attribute
    join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and attnum > 0 and not attisdropped
    order by 1`);
  const ofTables = Object.entries(columns).flatMap(([table, ofTable]) =>
    Object.keys(ofTable).map((column) => `${table.replace('public.', '')}.${column}`),
  );
  const unqualified = found.map((name) => name.replace('public.', ''));
  expect(ofTables.sort()).toEqual(unqualified.sort());
});

it('names every function of the API in the function matrix', async () => {
  const functions = await list(`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`);
  expect(Object.keys(functionMatrix).sort()).toEqual(functions);
});
