import { beforeAll, expect, it } from 'vitest';
import { functionMatrix } from '../access/matrix/function-matrix.ts';
import { people as persons } from '../access/world/actors.ts';
import type { Account, Row } from '../database.ts';
import { useExplicitGrants } from '../explicit-grants.ts';
import { database, freshPortal, type Portal } from '../portal.ts';
import { longestRows } from './longest-rows.ts';

const limit = 5_000_000;
const longestUrl = 4096;

/**
 * What one address of 4 kB gets too much of, in megabytes. All are rows of the account's own: the admin, who reads the same tables,
 * has the same role in the database, so that no column can be closed to one of them alone.
 */
const tooLong: Record<string, string> = {};

useExplicitGrants();

let portal: Portal;
beforeAll(async () => {
  portal = await freshPortal();
  for (const rows of longestRows(portal.people.pending.id)) await portal.sql(rows);
});

async function ask(viewer: Account | undefined, path: string, body?: object) {
  const { url, key, tokenOf } = await database;
  // The database runs in this process: its work, and not the time that the machine gives to others.
  const before = process.cpuUsage();
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(viewer && { authorization: `Bearer ${tokenOf(viewer)}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = answer.ok ? await answer.text() : '';
  const { user, system } = process.cpuUsage(before);
  return { text, bytes: Buffer.byteLength(text), duration: (user + system) / 1000 };
}

/** The column that takes the most of the rows; an answer of one value has none that a request could choose. */
function longestColumn(answer: string): string | undefined {
  if (!answer.startsWith('[{')) return undefined;
  const rows: Row[] = JSON.parse(answer);
  const lengthOf = (name: string) =>
    rows.reduce((sum, row) => sum + Buffer.byteLength(`${JSON.stringify(row[name])}`), 0);
  return Object.keys(rows[0] ?? {}).sort((one, other) => lengthOf(other) - lengthOf(one))[0];
}

/** The same column as often as an address can name it. */
function repeated(column: string): string[] {
  const names: string[] = [];
  for (let left = longestUrl - 60; left > 0; left -= (names.at(-1) ?? '').length + 1) {
    names.push(`${names.length.toString(36)}:${column}`);
  }
  return names;
}

/** Tells how long the answer to the longest request is, where that is too long. */
async function findFault(
  viewer: Account | undefined,
  path: string,
  readable: string,
  body?: object,
) {
  const whole = await ask(viewer, path + readable, body);
  if (whole.text === '') return undefined;
  const column = longestColumn(whole.text);
  const columns = repeated(column ?? 'items');
  const once = column ? await ask(viewer, `${path}?select=${columns[0]}`, body) : whole;
  const expected = column ? once.bytes * columns.length : whole.bytes;
  // Not sent where it would be ten times too long: gigabytes end the process that asks.
  const longest =
    expected > 10 * limit ? once : await ask(viewer, `${path}?select=${columns.join()}`, body);
  const bytes = Math.max(expected > 10 * limit ? expected : longest.bytes, whole.bytes);
  if (bytes <= limit && longest.duration <= 1000) return undefined;
  return `${column} ${Math.round(bytes / 1_000_000)} MB`;
}

const relations = `
  select c.relname as name, string_agg(attname, ',') as columns
  from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    and (has_column_privilege('anon', c.oid, attnum, 'select') or has_column_privilege('authenticated', c.oid, attnum, 'select'))
  group by 1 order by 1`;
const functions = `
  select proname as name from pg_proc p
  where pronamespace = 'public'::regnamespace and provolatile <> 'v' and prorettype <> 'trigger'::regtype
    and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
  order by 1`;

/** As the function is called in the access matrix, but for everything and for the longest page. */
function longestArguments(name: string) {
  const [way] = Object.values(functionMatrix[name] ?? {});
  const { search: _search, by_name: _name, ...args } = way?.args(persons.pending) ?? {};
  return { ...args, ...(/^search_|^own_(notifications|jobs)/.test(name) && { page_size: 1000 }) };
}

it('answers the longest that strangers can ask for in one second, with 5 MB at most', async () => {
  const faults: Record<string, string> = {};
  const asked = [
    ...(await portal.sql(relations)).map(({ name, columns }) => ({
      path: `${name}`,
      readable: `?select=${columns}`,
      body: undefined,
    })),
    ...(await portal.sql(functions)).map(({ name }) => ({
      path: `rpc/${name}`,
      readable: '',
      body: longestArguments(`${name}`),
    })),
  ];
  for (const { path, readable, body } of asked) {
    for (const viewer of [undefined, portal.people.pending]) {
      const fault = await findFault(viewer, path, readable, body);
      if (fault) faults[path] = fault;
    }
  }
  expect(faults).toEqual(tooLong);
}, 300_000);
