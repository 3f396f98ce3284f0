import { randomUUID } from 'node:crypto';
import { createRandom } from '../../seed/random.ts';
import type { Row } from '../database.ts';
import { decideOn } from '../decisions/decide.ts';
import type { Portal } from '../portal.ts';

export const inMonths = (months: number) =>
  new Date(Date.now() + months * 30 * 86_400_000).toISOString().slice(0, 10);

/** Ten people with lists, work and registrations, and what else can be deleted. */
export async function writeHistories(portal: Portal) {
  const { sql, people } = portal;
  const list = (item: object) => `'${JSON.stringify([{ id: randomUUID(), ...item }])}'`;
  await sql(
    `insert into public.alumni
       (full_name, email, validation_status, special_badge, bio, advanced_degrees, trainings_certifications, organizational_history)
     select 'Warga ' || n, 'warga' || n || '@portal.example', 'verified', 'Mentor', repeat('Panjang ', 250),
       ${list({ degree_level: 'S2', university: 'UI' })}, ${list({ name: 'SCADA', issuer: 'BLK' })},
       ${list({ position: 'Ketua', name: 'HME' })}
     from generate_series(1, 10) as n`,
  );
  await sql(
    `insert into public.work_history (alumni_id, company_name, position, start_date)
     select id, 'PT ' || n, 'Teknisi', '2020-01-01' from public.alumni, generate_series(1, 3) as n`,
  );
  await sql(
    `insert into public.events (title, event_date, status, registration_mode, capacity, user_id)
     select 'Temu ' || n, now() + interval '1 month' * (n - 2), 'approved', 'portal', 100, $1
     from generate_series(1, 4) as n`,
    [people.admin.id],
  );
  await sql(
    `insert into public.event_registrations (event_id, alumni_id, party_size, note, status, cancel_reason)
     select e.id, a.id, 2, 'Datang', s.status, case when s.status = 'cancelled' then 'Sakit' end
     from public.events as e, public.alumni as a
     cross join lateral (select ('{registered,attended,cancelled}'::public.registration_status[])
       [1 + (ascii(right(a.id::text, 1)) + ascii(right(e.id::text, 1))) % 3] as status) as s`,
  );
  await sql(
    `insert into public.job_postings (title, company_name, description, posted_by_user_id)
     select 'Teknisi ' || n, 'PT ' || n, 'Rawat', $1 from generate_series(1, 4) as n`,
    [people.poster.id],
  );
  await sql(
    `insert into public.organization_structure (name, position) select 'Anggota ' || n, 'Ketua' from generate_series(1, 3) as n`,
  );
  return portal;
}

const deletable = [
  'alumni',
  'work_history',
  'job_postings',
  'events',
  'organization_structure',
  'site_configurations',
];

async function dump({ sql }: Portal): Promise<string[]> {
  const parts = [...deletable, 'event_registrations'].map(
    (table) =>
      `select '${table} ' || (to_jsonb(t) - '{version,updated_at}'::text[])::text as row from public.${table} as t`,
  );
  return (await sql(`${parts.join(' union all ')} order by 1`)).map(({ row }) => String(row));
}

/** Restores the last deletion of a record, as the admin. */
export async function restore({ sql, as, people }: Portal, recordId: string) {
  const [entry] = await sql(
    `select id from private.history where record_id = $1 and operation = 'delete' order by id desc limit 1`,
    [recordId],
  );
  return as(people.admin).rpc('restore_deleted', { history_id: entry?.id } as never);
}

/** @returns what differs after any of the restorations */
export async function restoreRandomly(
  portal: Portal,
  deletions: number,
  seed: number,
): Promise<unknown[]> {
  const { sql, as, people } = portal;
  const random = createRandom(seed);
  const before = await dump(portal);
  const differing: unknown[] = [];
  for (let round = 0; round < deletions; round += 1) {
    const table = random.pick(deletable);
    const key = table === 'site_configurations' ? 'config_key' : 'id';
    const rows = await sql(`select ${key}::text as id, version from public.${table} order by 1`);
    const { id, version } = random.pick(rows) as Row;
    if (['alumni', 'events', 'job_postings'].includes(table) && random.integer(0, 1)) {
      await decideOn(portal, { of_kind: table, ids: [id], versions: [version], is_deletion: true });
    } else {
      await as(people.admin)
        .from(table as 'alumni')
        .delete()
        .eq(key as 'id', String(id));
    }
    const isGone = (await dump(portal)).length < before.length;
    const { error } = await restore(portal, String(id));
    const after = await dump(portal);
    const lost = before.filter((row) => !after.includes(row));
    if (!isGone || error || lost.length + after.length > before.length)
      differing.push({ round, table, isGone, error, lost });
  }
  return differing;
}
