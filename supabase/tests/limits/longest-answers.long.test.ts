import { beforeAll, expect, it } from 'vitest';
import { functionMatrix } from '../access/matrix/function-matrix.ts';
import { people as persons } from '../access/world/actors.ts';
import type { Account, Row } from '../database.ts';
import { useExplicitGrants } from '../explicit-grants.ts';
import { database, freshPortal, type Portal } from '../portal.ts';
import { longestRows } from './longest-rows.ts';

/** In bytes; 200 identifiers, each as often as an address can name them, are 13 MB. */
const limits = { value: 5_000_000, columns: 13_000_000 };
const longestUrl = 4096;

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

/** The column that an address makes the most of by repeating it; an answer of one value has none that a request could choose. */
function longestColumn(answer: string): string | undefined {
  if (!answer.startsWith('[{')) return undefined;
  const rows: Row[] = JSON.parse(answer);
  const lengthOf = (name: string) =>
    rows.reduce((sum, row) => sum + Buffer.byteLength(JSON.stringify({ [name]: row[name] })), 0) /
    (name.length + 1);
  return Object.keys(rows[0] ?? {}).sort((one, other) => lengthOf(other) - lengthOf(one))[0];
}

/** The same column as often as an address can name it. */
const repeated = (column: string): string[] =>
  Array(Math.floor((longestUrl - 60) / (column.length + 1))).fill(column);

/** Tells how long the answer to the longest request is, where that is too long. */
async function findFault(
  viewer: Account | undefined,
  path: string,
  isValue: boolean,
  body?: object,
) {
  const whole = await ask(viewer, path, body);
  if (whole.text === '') return undefined;
  // Of rows the service answers 200 at most.
  const source = path.replace(/\?.*/, '?limit=200&');
  const column = isValue ? undefined : longestColumn(whole.text);
  const columns = repeated(column ?? 'items');
  const once = await ask(viewer, `${source}select=${columns[0]}`, body);
  const bytes = Math.max(whole.bytes, column ? once.bytes * columns.length : 0);
  const limit = column ? limits.columns : limits.value;
  // Not sent where it would be ten times too long: gigabytes end the process that asks.
  const longest =
    bytes > 10 * limit ? whole : await ask(viewer, `${source}select=${columns.join()}`, body);
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
  select proname as name, prorettype = 'jsonb'::regtype as returns_json from pg_proc p
  where pronamespace = 'public'::regnamespace and provolatile <> 'v' and prorettype <> 'trigger'::regtype
    and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
  order by 1`;

/** As the function is called in the access matrix, but for everything and for the longest page. */
function longestArguments(name: string) {
  const [way] = Object.values(functionMatrix[name] ?? {});
  const { search: _search, by_name: _name, ...args } = way?.args(persons.pending) ?? {};
  return { ...args, ...(/^search_|^own_(notifications|jobs)/.test(name) && { page_size: 1000 }) };
}

it('answers the longest that strangers can ask for in one second, with 5 MB of a value and 13 MB of columns at most', async () => {
  const faults: Record<string, string> = {};
  const asked = [
    ...(await portal.sql(relations)).map(({ name, columns }) => ({
      path: `${name}?select=${columns}`,
      isValue: false,
      body: undefined,
    })),
    ...(await portal.sql(functions)).map(({ name, returns_json }) => ({
      path: `rpc/${name}?`,
      isValue: returns_json === true,
      body: longestArguments(`${name}`),
    })),
  ];
  for (const { path, isValue, body } of asked) {
    for (const viewer of [undefined, portal.people.pending]) {
      const fault = await findFault(viewer, path, isValue, body);
      if (fault) faults[path] = fault;
    }
  }
  expect(faults).toEqual({});
}, 300_000);
