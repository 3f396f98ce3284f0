import { beforeEach, expect, it, vi } from 'vitest';
import { database, freshPortal, type Portal } from '../portal.ts';
import { decideOn, undoDecision } from './decide.ts';

const people = 50_000;
/** Those of the functions. */
const batchSize = 500;
/** The embedded database is WebAssembly, and takes about twice as long as a PostgreSQL server. */
const slowness = process.env.DATABASE_URL ? 1 : 2.5;
/** Milliseconds of one request, which hosted Supabase ends after 8 s. */
const requestLimit = 2_000;
const timeout = 600_000;

let portal: Portal;
let longestRequest = 0;
const send = fetch;
vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
  const begin = performance.now();
  const answer = await send(...request);
  longestRequest = Math.max(longestRequest, performance.now() - begin);
  return answer;
});
beforeEach(async () => {
  portal = await freshPortal();
  const { script } = await database;
  // Longer than a request may take, and not what is measured.
  await script(
    `set statement_timeout = 0;
     insert into public.alumni
       (full_name, email, entry_year, graduation_year, concentration, job_title, company, location, thesis_title)
     select 'Warga ' || md5(n::text), 'warga' || n || '@all.example', (2000 + n % 20)::text, (2004 + n % 20)::text,
       'Konsentrasi ' || n % 3, 'Insinyur ' || n % 500, 'PT ' || n % 900, 'Kota ' || n % 40,
       'Rancang Bangun ' || md5((n * 7)::text)
     from generate_series(1, ${people}) as n;
     reset statement_timeout`,
  );
}, timeout);

/** Without triggers: thousands of sign-ups in one statement are not what is measured. */
async function giveAccounts() {
  const { script } = await database;
  await script(`
    set session_replication_role = replica;
    set statement_timeout = 0;
    insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), email, now() from public.alumni where email like '%@all.example';
    update public.alumni set user_id = account.id, email_confirmed = true
    from auth.users as account where account.email = alumni.email;
    reset statement_timeout;
    set session_replication_role = origin`);
}

/** Connections cache plans: this makes them cache the plans of single rows first. */
async function saveSingleRows() {
  const admin = portal.as(portal.people.admin);
  for (const status of Array(20).fill(['verified', 'pending']).flat()) {
    await admin
      .from('alumni')
      .update({ validation_status: status })
      .eq('email', 'warga7@all.example');
  }
}

it.each([
  { of: 'people without accounts', limit: 15_000, prepare: async () => undefined },
  { of: 'people who are notified', limit: 30_000, prepare: giveAccounts },
])(
  'all are decided on, and taken back, within the limit: $of',
  async ({ limit, prepare }) => {
    await prepare();
    longestRequest = 0;
    await portal.sql('analyze');
    await saveSingleRows();
    const times: Record<string, number> = {};
    const timeOf = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const begin = performance.now();
      const outcome = await work();
      times[name] = Math.round(performance.now() - begin);
      return outcome;
    };
    const decide = (what: Record<string, unknown>) =>
      timeOf(JSON.stringify(what), () =>
        decideOn(
          portal,
          { search: 'warga', expected_total: people, time_limit: '1 second', ...what },
          undefined,
          batchSize,
        ),
      );
    await decide({ new_badge: 'Mentor' });
    await decide({ new_status: 'rejected' });
    const { decision_id, changed } = await decide({ new_status: 'verified' });
    await timeOf('undo', () => undoDecision(portal, decision_id, batchSize, '1 second'));
    await decide({ is_deletion: true });
    process.stdout.write(
      `milliseconds: ${JSON.stringify(times)}, longest request ${longestRequest.toFixed(0)}\n`,
    );
    expect(changed).toBe(people);
    expect(longestRequest).toBeLessThan(requestLimit * slowness);
    expect(Math.max(...Object.values(times))).toBeLessThan(limit * slowness);
  },
  timeout,
);
