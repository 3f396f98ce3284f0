import { expect } from 'vitest';
import type { Row, Sql } from '../database.ts';
import { productModule } from '../product.ts';

export const api = <Exports>(path: string) => productModule<Exports>(`packages/api/src/${path}.ts`);

export interface Query {
  queryFn(context: { signal: AbortSignal; pageParam: null }): Promise<unknown>;
}

export const answerOf = (query: Query) =>
  query.queryFn({ signal: new AbortController().signal, pageParam: null });

/** What a row has apart from what all have, by the filter that finds it alone. */
export type Planted = Readonly<Record<string, Row>>;

/** The names of the planted rows by their ids. */
const names = new Map<string, string>();

export const idOf = (name: string) => [...names].find(([, known]) => known === name)?.[0];

/** A row with an empty name that no filter finds, and for each filter one that differs from it by that alone. */
export async function plant(sql: Sql, table: string, all: Row, planted: Planted): Promise<void> {
  names.clear();
  if (table.startsWith('public.')) await sql(`delete from ${table}`);
  for (const [name, one] of Object.entries('' in planted ? planted : { '': {}, ...planted })) {
    const row = { ...all, ...one };
    const columns = Object.keys(row).join();
    const [stored] = await sql(
      `insert into ${table} (${columns}) select ${columns}
       from jsonb_populate_record(null::${table}, $1::text::jsonb) returning id`,
      [JSON.stringify(row)],
    );
    names.set(String(stored?.id), name);
  }
}

/** The names of the rows that a query finds. */
export async function foundInOrder(query: Query): Promise<string[]> {
  const answer = await answerOf(query);
  const page = Object(answer);
  const rows: { id?: string; alumniId?: string }[] =
    [answer, page.rows, page.items, page.entries].find(Array.isArray) ?? [];
  return rows.map(({ id, alumniId }) => names.get(String(id ?? alumniId)) ?? 'unplanted');
}

export const found = async (query: Query) => (await foundInOrder(query)).sort();

/** Each filter has to find the row that is named after it, and no other. */
export async function expectEachAlone(planted: Planted, query: (name: string) => Query) {
  const filters = Object.keys(planted).filter((name) => name !== '');
  const answers: Record<string, string[]> = {};
  for (const name of filters) answers[name] = await found(query(name));
  expect(answers).toEqual(Object.fromEntries(filters.map((name) => [name, [name]])));
}

/** The arguments by which functions of the database filter, of those whose names match the condition. */
export async function filterArguments(sql: Sql, condition: string): Promise<string[]> {
  const rows = await sql(
    `select proname || '.' || argument as name from pg_proc, unnest(proargnames[:pronargs]) as argument
     where pronamespace = 'public'::regnamespace and proname ${condition}
       and argument ~ '^(by_.*|of_year|is_upcoming|search|filters)$' and argument not in ('by_id', 'by_keys') order by name`,
  );
  return rows.map(({ name }) => String(name));
}

const ownFetch = globalThis.fetch;

/** Notes the arguments with which functions of the database are called. */
export function watchArguments() {
  const sent = new Set<string>();
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const [, name] = /\/rpc\/(\w+)/.exec(pathname) ?? [];
    const body: object = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    const used = [...Object.keys(body), ...searchParams.keys()];
    for (const argument of used) sent.add(`${name}.${argument}`);
    return ownFetch(input, init);
  };
  return sent;
}

export function watchNoLonger() {
  globalThis.fetch = ownFetch;
}
