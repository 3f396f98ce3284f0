import { accessCatalogue } from '@portal/database/access-catalogue';
import { lints } from '@portal/database/lints';
import { type Session, withNewSchema } from '@portal/local-stack/schema';
import type { Check } from './check.ts';

type Query = Session['query'];
type Entries = Map<string, string>;
type Kind = keyof typeof accessCatalogue;

const kinds = Object.keys(accessCatalogue) as Kind[];
const repair = 'Make it again as its migration does';

/** The database has what the migrations make, no more and no less, and keeps the rules of the database tests. */
export async function databaseChecks(query: Query): Promise<Check[]> {
  const expected = await withNewSchema(async (fresh) => {
    const catalogue = new Map<Kind, Entries>();
    for (const kind of kinds) catalogue.set(kind, await readEntries(fresh.query, kind));
    return catalogue;
  });
  return [
    ...kinds.map((kind) => ({
      name: `${kind} are those of the migrations`,
      problems: async () =>
        differences(await readEntries(query, kind), expected.get(kind) ?? new Map()),
    })),
    ...lints.map(({ rule, query: findBroken }) => ({
      name: rule,
      problems: async () => (await query(findBroken)).map(({ name }) => `broken by ${name}`),
    })),
  ];
}

async function readEntries(query: Query, kind: Kind): Promise<Entries> {
  const rows = await query(accessCatalogue[kind]);
  return new Map(rows.map(({ name, definition }) => [String(name), String(definition)]));
}

function differences(present: Entries, expected: Entries): string[] {
  const foreign = [...present.keys()].filter((name) => !expected.has(name));
  return [
    ...[...expected].flatMap(([name, definition]) => {
      if (!present.has(name)) return [`missing: ${name}. ${repair}`];
      return present.get(name) === definition ? [] : [`changed: ${name}. ${repair}`];
    }),
    ...foreign.map((name) => `not of the migrations: ${name}. Remove it, or add a migration`),
  ];
}
