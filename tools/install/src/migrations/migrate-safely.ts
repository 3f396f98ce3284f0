import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientNeeds } from '@portal/database/client-needs';
import { type ClientNeeds, type Loss, lostNeeds } from '@portal/database/lost-needs';
import { StackError } from '@portal/local-stack';
import { compareMigrations, migrate, rehearse, type Session } from '@portal/local-stack/schema';
import { namingBuilds } from './naming-builds.ts';
import { unmarkedLosses } from './unmarked-losses.ts';

interface Options {
  /** The release folder, whose live builds may need what a migration takes away. */
  site: string;
  /** The project's own migrations when not set. */
  folder?: string | undefined;
}
interface LossIn extends Loss {
  file: string;
}

/**
 * Applies the migrations that a live database lacks, once a rehearsal has shown that live builds keep all that they may use, or that
 * a migration says itself what it takes away and no live build names it.
 * @returns the applied files. @throws StackError with nothing applied
 */
export async function migrateSafely(database: Session, { site, folder }: Options) {
  const migrations = await compareMigrations(database, folder);
  const problems = await findProblems(database, migrations, site);
  if (problems.length === 0) return migrate(database, folder);
  throw new StackError(
    [
      'No migration was applied, because of what live builds may still need:',
      ...problems.map((problem) => `  ${problem}`),
      'Add the new beside the old, release every area that used the old, and take it away in a later migration with the line',
      '-- contract: <object> <why nothing needs it any more>. docs/deploy.md describes it.',
    ].join('\n'),
  );
}

type Migrations = Awaited<ReturnType<typeof compareMigrations>>;

async function findProblems(database: Session, migrations: Migrations, site: string) {
  const { pending, folder } = migrations;
  if (pending.length === 0 || (await isNew(database))) return [];
  const losses = await rehearseLosses(migrations);
  const problems: string[] = [];
  for (const file of pending) {
    const own = losses.filter((loss) => loss.file === file);
    const script = await readFile(join(folder, file), 'utf8');
    const found = await unmarkedLosses(own, script, (object) => namingBuilds(site, object));
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  }
  return problems;
}

async function isNew({ query }: Session): Promise<boolean> {
  const [row] = await query('select from supabase_migrations.schema_migrations limit 1');
  return row === undefined;
}

/** What all pending migrations together take away, each with the file that does it first. */
async function rehearseLosses(migrations: Migrations): Promise<LossIn[]> {
  const [before, ...after] = await rehearse(migrations, readNeeds);
  if (!before) return [];
  const steps = after.map((needs) => lostNeeds(before, needs));
  const isSame = (one: Loss) => (other: Loss) =>
    one.object === other.object && one.what === other.what;
  return (steps.at(-1) ?? []).map((loss) => {
    const step = steps.findIndex((losses) => losses.some(isSame(loss)));
    return { ...loss, file: migrations.pending[step] ?? '' };
  });
}

async function readNeeds({ query }: Session): Promise<ClientNeeds> {
  const [row] = await query(clientNeeds);
  return row?.needs as ClientNeeds;
}
