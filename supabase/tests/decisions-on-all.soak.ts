import { beforeAll, expect, it } from 'vitest';
import { decideOn, undoDecision } from './decisions-on-many.ts';
import { freshPortal, type Portal } from './portal.ts';

const people = 50_000;
/** Milliseconds for all of them on a PostgreSQL server; the embedded database, which is WebAssembly, takes about twice as long. */
const limit = process.env.DATABASE_URL ? 10_000 : 25_000;
const batchSize = 2_000;

let portal: Portal;
beforeAll(async () => {
  portal = await freshPortal();
  await portal.sql(
    `insert into public.alumni
       (full_name, email, entry_year, graduation_year, concentration, job_title, company, location, thesis_title)
     select 'Warga ' || md5(n::text), 'warga' || n || '@all.example', (2000 + n % 20)::text, (2004 + n % 20)::text,
       'Konsentrasi ' || n % 3, 'Insinyur ' || n % 500, 'PT ' || n % 900, 'Kota ' || n % 40,
       'Rancang Bangun ' || md5((n * 7)::text)
     from generate_series(1, $1::integer) as n`,
    [people],
  );
  await portal.sql('analyze');
});

async function timeOf<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const outcome = await work();
  const spent = Math.round(performance.now() - begin);
  process.stdout.write(`${name}: ${spent} ms\n`);
  expect(spent).toBeLessThan(limit);
  return outcome;
}

it('all are decided on, and taken back, within the limit', async () => {
  const decide = (what: Record<string, unknown>) =>
    timeOf(JSON.stringify(what), () =>
      decideOn(portal, { search: 'warga', expected_total: people, ...what }, undefined, batchSize),
    );
  await decide({ new_badge: 'Mentor' });
  await decide({ new_status: 'rejected' });
  const { decision_id, changed } = await decide({ new_status: 'verified' });
  expect(changed).toBe(people);
  await timeOf('undo', () => undoDecision(portal, decision_id, batchSize));
});
