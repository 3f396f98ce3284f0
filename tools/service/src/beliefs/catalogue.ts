import { accessCatalogue } from '@portal/database/access-catalogue';
import { withNewSchema } from '@portal/local-stack/schema';
import { allWell } from '../belief.ts';
import type { Sql } from '../target.ts';
import type { World } from '../world.ts';

type Entries = Map<string, string>;
type Kind = keyof typeof accessCatalogue;

const kinds = Object.keys(accessCatalogue) as Kind[];

/** The catalogue that the migrations make, read once. */
let expected: Promise<Map<Kind, Entries>> | undefined;

function readExpected(): Promise<Map<Kind, Entries>> {
  return withNewSchema(async ({ query }) => {
    await query("set search_path = ''");
    const catalogue = new Map<Kind, Entries>();
    for (const kind of kinds) catalogue.set(kind, await readEntries(query, kind));
    return catalogue;
  });
}

/** The database has what the migrations make, no more and no less. So it keeps the rules that the database tests ask of the migrations. */
export const catalogueBeliefs = kinds.map((kind) =>
  allWell<World>(
    `${kind} are those of the migrations`,
    async ({ target: { sql } }) => {
      if (!sql) return [];
      expected ??= readExpected();
      return differences(await readEntries(sql, kind), (await expected).get(kind) ?? new Map());
    },
    'sql',
  ),
);

async function readEntries(sql: Sql, kind: Kind): Promise<Entries> {
  const rows = await sql(accessCatalogue[kind]);
  return new Map(rows.map(({ name, definition }) => [String(name), String(definition)]));
}

function differences(present: Entries, wanted: Entries): string[] {
  const foreign = [...present.keys()].filter((name) => !wanted.has(name));
  return [
    ...[...wanted].flatMap(([name, definition]) => {
      if (!present.has(name)) return [`missing: ${name}`];
      return present.get(name) === definition ? [] : [`changed: ${name}`];
    }),
    ...foreign.map((name) => `not of the migrations: ${name}`),
  ];
}
