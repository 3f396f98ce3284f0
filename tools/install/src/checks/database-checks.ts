import { accessCatalogue } from '@portal/database/access-catalogue';
import { lints } from '@portal/database/lints';
import type { Session } from '@portal/local-stack/schema';
import type { Check } from '../check.ts';

type Kind = keyof typeof accessCatalogue;
type Entries = Map<string, string>;
export type Catalogue = Map<Kind, Entries>;

const kinds = Object.keys(accessCatalogue) as Kind[];

/** What decides who may do what in a database, by kind and name. */
export async function readCatalogue({ query }: Session): Promise<Catalogue> {
  const catalogue: Catalogue = new Map();
  for (const kind of kinds) catalogue.set(kind, await readEntries(query, kind));
  return catalogue;
}

async function readEntries(query: Session['query'], kind: Kind): Promise<Entries> {
  const rows = await query(accessCatalogue[kind]);
  return new Map(rows.map(({ name, definition }) => [String(name), String(definition)]));
}

/** The database has what the migrations make, no more and no less, and keeps the rules of the database tests. */
export function databaseChecks(database: Session, expected: Catalogue): Check[] {
  return [
    ...kinds.map((kind) => ({
      name: `${kind} are those of the migrations`,
      problems: async () =>
        differences(await readEntries(database.query, kind), expected.get(kind) ?? new Map()),
    })),
    ...lints.map(({ rule, query }) => ({
      name: rule,
      problems: async () => (await database.query(query)).map(({ name }) => `broken by ${name}`),
    })),
  ];
}

function differences(present: Entries, expected: Entries): string[] {
  const lost = [...expected.keys()].filter((name) => !present.has(name));
  const foreign = [...present.keys()].filter((name) => !expected.has(name));
  const changed = [...expected].filter(
    ([name, definition]) => present.has(name) && present.get(name) !== definition,
  );
  return [
    ...lost.map((name) => `missing: ${name}. Make it again as its migration does`),
    ...foreign.map((name) => `not of the migrations: ${name}. Remove it, or add a migration`),
    ...changed.map(([name]) => `changed: ${name}. Make it again as its migration does`),
  ];
}
