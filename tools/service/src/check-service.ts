import { StackError } from '@portal/local-stack';
import { removeTraces } from './accounts.ts';
import type { Need } from './belief.ts';
import { allBeliefs } from './beliefs/all-beliefs.ts';
import { knownDifferences } from './known-differences.ts';
import { type Outcome, runBeliefs } from './run-beliefs.ts';
import { connect, prefix, type Target } from './target.ts';
import { createWorld } from './world.ts';

interface Options {
  /** Whether rows that are not of a run may lie beside those that it makes. */
  isBesideData: boolean;
  /** Called when something is about to be written, with what stops the run and removes it again. */
  onWriting?: (cleanUp: () => Promise<void>) => void;
}

/**
 * Looks at every belief about the service at an address, with accounts and rows of its own that are removed in the end.
 * @throws StackError when the run cannot begin; then nothing was written
 */
export async function checkService(target: Target, options: Options): Promise<Outcome[]> {
  await requireAnswers(target);
  const service = connect(target, target.serviceKey);
  if (!options.isBesideData) await requireEmpty(service);
  await target.sql?.('select 1');
  const isEmbedded = await requireAccounts(target);
  const cleanUp = () => removeTraces(target, service, isEmbedded);
  let isStopped = false;
  const run = async () => {
    try {
      await cleanUp();
      return await runBeliefs(allBeliefs, await createWorld(target, isEmbedded), {
        given: givenTo(target),
        isEmbedded,
        differences: knownDifferences,
        isStopped: () => isStopped,
      });
    } finally {
      await cleanUp();
    }
  };
  const running = run();
  // What is under way when the command is stopped could add rows behind the cleaning.
  options.onWriting?.(async () => {
    isStopped = true;
    await running.catch(() => undefined);
  });
  return running;
}

function givenTo({ sql, settings, portal, mailTo }: Target): Set<Need> {
  const all: Record<Need, unknown> = { sql, settings, portal, mailbox: mailTo };
  return new Set((Object.keys(all) as Need[]).filter((need) => all[need]));
}

async function requireAnswers(target: Target): Promise<void> {
  const { url, anonKey, serviceKey } = target;
  const read = async (key: string, path: string) => {
    const answer = await fetch(`${url}/rest/v1/${path}`, {
      headers: { apikey: key, ...(isToken(key) && { authorization: `Bearer ${key}` }) },
    }).catch(() => {
      throw new StackError(`No Supabase answers at ${url}.`);
    });
    const { code } = await answer.json().catch(() => ({}));
    return { status: answer.status, code };
  };
  const shown = await read(anonKey, 'rpc/site_configuration');
  if (shown.status === 401) throw new StackError(`${url} does not accept the anon key.`);
  if (shown.status !== 200) {
    throw new StackError(
      `${url} has no function of the portal (${shown.status}); apply the migrations first.`,
    );
  }
  const hidden = await read(serviceKey, 'alumni?limit=1');
  if (hidden.code === '42501') {
    throw new StackError('The service key has not the rights of the role service_role.');
  }
  if (hidden.status !== 200) throw new StackError(`${url} does not accept the service key.`);
}

/** Keys of former projects are tokens, which the gateway of a self-hosted one wants in both headers. */
const isToken = (key: string) => key.split('.').length === 3;

const tables = [
  'alumni',
  'events',
  'event_registrations',
  'job_postings',
  'organization_structure',
];
const ownNames: Record<string, string> = {
  alumni: 'email',
  events: 'title',
  job_postings: 'title',
};

async function requireEmpty(service: ReturnType<typeof connect>): Promise<void> {
  for (const table of tables) {
    const rows = service.from(table).select('id').limit(1);
    const name = ownNames[table];
    const { data, error } = await (name ? rows.not(name, 'like', `%${prefix}%`) : rows);
    if (error) throw new StackError(`The table ${table} cannot be read: ${error.message}`);
    if (data.length > 0) {
      throw new StackError(
        `The project holds data (${table}). With --beside-data the check runs all the same; it removes only what it has made.`,
      );
    }
  }
}

/** Whether the service is the embedded one: it has no interface for accounts, though the service key is right. */
async function requireAccounts(target: Target): Promise<boolean> {
  const { error } = await connect(target, target.serviceKey).auth.admin.listUsers({ perPage: 1 });
  if (!error) return false;
  if (error.code === 'no_authorization' && target.sql) return true;
  throw new StackError('The service key has not the right to make accounts.');
}
