import type { Registry } from '@portal/federation/registry';
import type { Portal } from '../portal.ts';
import { shellName } from '../site-folder.ts';
import type { Problem } from './problem.ts';

/** Milliseconds. Without an answer nobody knows, and a release goes on: a rollback must not wait for a backend that is down. */
const patience = 10_000;
/** As PostgREST says that there is no such function. */
const noSuchFunction = 'PGRST202';
const knownMigration = /^\d+$/;

/** Builds that were made with a migration that the live database does not have yet: what they select or call fails. */
export async function missingMigrations(
  { shell, areas, registry: { backend } }: Portal,
  onProgress: (line: string) => void,
): Promise<Problem[]> {
  const builds = [
    { name: shellName, build: shell?.build, migration: shell?.description?.migration },
    ...areas.map(({ registered: { name, build }, description }) => ({
      name,
      build,
      migration: description?.migration,
    })),
  ];
  if (!backend || builds.every(({ migration }) => migration === undefined)) return [];
  const live = await newestMigration(backend).catch((error: unknown) => {
    onProgress(`Whether the database has the migrations of these builds is not known: ${error}`);
  });
  if (live === undefined) return [];
  return builds.flatMap(({ name, build, migration }) => {
    if (migration === undefined || migration <= live) return [];
    const text = `${name} (build ${build}): it was made with migration ${migration}, and the database at ${backend.url} has ${live || 'an earlier one'}. Apply the migrations first: pnpm supabase db push.`;
    return [{ area: name, key: `${name} ${build} migration`, text }];
  });
}

/** @returns the empty text for a database from before it could say. @throws where there is no answer that says it */
async function newestMigration(backend: NonNullable<Registry['backend']>): Promise<string> {
  const { url, publishableKey: apikey } = backend;
  const answer = await fetch(`${url}/rest/v1/rpc/newest_migration`, {
    headers: { apikey },
    signal: AbortSignal.timeout(patience),
  });
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && typeof said === 'string' && knownMigration.test(said)) return said;
  if (Object(said).code === noSuchFunction) return '';
  throw new Error(`${url} answers ${answer.status} and names none`);
}
