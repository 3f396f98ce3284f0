import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from './portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  await portal.sql(
    `insert into public.alumni (full_name, email, validation_status)
     select 'Warga ' || n, 'warga' || n || '@many.example',
       (enum_range(null::public.validation_status))[1 + n % 3]
     from generate_series(1, 30) as n`,
  );
});

const states = async (column = 'validation_status') => {
  const rows = await portal.sql(
    `select full_name, ${column}::text as state from public.alumni
     where full_name like 'Warga%' order by email`,
  );
  return Object.fromEntries(rows.map((row) => [row.full_name, row.state]));
};
const countOf = async (condition: string) => {
  const [row] = await portal.sql(`select count(*)::int as n from public.alumni where ${condition}`);
  return row?.n;
};

/** Sends the batches one after the other, as the admin's dialog does. */
async function decide(args: Record<string, unknown>, decision_id: string = randomUUID()) {
  const admin = portal.as(portal.people.admin);
  const outcome = { decision_id, seen: 0, changed: 0, unconfirmed: [] as string[] };
  let next: Record<string, unknown> = {};
  for (;;) {
    const { data, error } = await admin.rpc('decide_on_matching', {
      of_kind: 'alumni',
      ...args,
      ...next,
      decision_id,
      batch_size: 7,
    } as never);
    if (error) throw error;
    const [batch] = data as {
      last_id: string | null;
      seen_count: number;
      changed_count: number;
      unconfirmed_names: string[];
      until_time: string;
    }[];
    if (!batch?.last_id) return outcome;
    outcome.seen += batch.seen_count;
    outcome.changed += batch.changed_count;
    outcome.unconfirmed.push(...batch.unconfirmed_names);
    next = { after_id: batch.last_id, created_until: batch.until_time };
  }
}

async function undo(decision_id: string) {
  const admin = portal.as(portal.people.admin);
  for (;;) {
    const { data } = await admin.rpc('undo_decision', { decision_id, batch_size: 7 });
    if (!data) return;
  }
}

describe('one decision on all whom a search finds', () => {
  it('changes those and nobody else, counts what it changed, and is undone as a whole', async () => {
    const before = await states();
    const { decision_id, ...outcome } = await decide({
      search: 'warga',
      by_status: 'pending',
      expected_total: 10,
      new_status: 'verified',
    });
    expect(outcome).toEqual({ seen: 10, changed: 10, unconfirmed: [] });
    expect(await countOf(`validation_status = 'verified' and full_name like 'Warga%'`)).toBe(20);
    expect(await countOf(`validation_status = 'pending'`)).toBe(1);
    await undo(decision_id);
    expect(await states()).toEqual(before);
    expect(await portal.sql('select from private.decided_rows')).toEqual([]);
  });

  it('leaves alone what is so already, and gives and takes posting right and badge', async () => {
    const all = { search: 'warga', expected_total: 30 };
    expect(await decide({ ...all, new_status: 'rejected' })).toMatchObject({
      seen: 30,
      changed: 20,
    });
    expect(await decide({ ...all, new_right: true })).toMatchObject({ changed: 30 });
    expect(await decide({ ...all, new_badge: ' Mentor ' })).toMatchObject({ changed: 30 });
    expect(await countOf(`can_post_jobs and special_badge = 'Mentor'`)).toBe(30);
    expect(await decide({ ...all, new_badge: '' })).toMatchObject({ changed: 30 });
    expect(await countOf(`special_badge is not null and full_name like 'Warga%'`)).toBe(0);
  });

  it('names who cannot be verified, and goes on with the others', async () => {
    await portal.sql(
      `update auth.users set email_confirmed_at = null where email = 'pending@portal.example'`,
    );
    const outcome = await decide({
      by_status: 'pending',
      expected_total: 11,
      new_status: 'verified',
    });
    expect(outcome).toMatchObject({
      seen: 11,
      changed: 10,
      unconfirmed: ['Canary pending Lengkap'],
    });
  });

  it('is refused where another number matches than the admin has seen, and leaves out who comes later', async () => {
    await expect(
      decide({ search: 'warga', expected_total: 29, is_deletion: true }),
    ).rejects.toMatchObject({
      message: 'Sekarang 30 alumni yang cocok, bukan 29. Periksa daftarnya, lalu ulangi.',
    });
    expect(await countOf(`full_name like 'Warga%'`)).toBe(30);
    await portal.sql(
      `insert into public.alumni (full_name, email, created_at)
       values ('Warga baru', 'baru@many.example', now() + interval '1 hour')`,
    );
    expect(await decide({ search: 'warga', expected_total: 31, is_deletion: true })).toMatchObject({
      changed: 30,
    });
    expect(Object.keys(await states())).toEqual(['Warga baru']);
  });

  it('is told to nobody while it can be undone, and not undone where somebody has changed the row since', async () => {
    const { pending } = portal.people;
    await portal.sql('delete from public.notifications');
    const { decision_id } = await decide({
      by_status: 'pending',
      expected_total: 11,
      new_status: 'rejected',
    });
    const told = await portal.sql(
      `select visible_from > now() + interval '100 seconds' as is_later from public.notifications
       where user_id = $1`,
      [pending.id],
    );
    expect(told).toEqual([{ is_later: true }]);
    await portal.sql(`update public.alumni set bio = 'Baru' where full_name = 'Warga 3'`);
    await undo(decision_id);
    expect(await states()).toMatchObject({ 'Warga 3': 'rejected', 'Warga 6': 'pending' });
    expect(await portal.messagesOf(pending)).toEqual([]);
  });
});

it('one decision on all stays within every filter', async () => {
  await portal.sql(
    `update public.alumni set company = 'PT Solo Raya', special_badge = 'Mentor'
     where full_name in ('Warga 1', 'Warga 2', 'Warga 3')`,
  );
  await portal.sql(`update public.alumni set entry_year = '2011' where full_name <> 'Warga 3'`);
  const filters = { company: 'raya solo', has_badge: 'true', entry_year: '2011' };
  const args = { search: 'warga', filters, is_deletion: true };
  await expect(decide({ ...args, expected_total: 3 })).rejects.toMatchObject({
    message: expect.stringContaining('Sekarang 2 alumni'),
  });
  expect(await decide({ ...args, expected_total: 2 })).toMatchObject({ seen: 2, changed: 2 });
  expect(Object.keys(await states())).toHaveLength(28);
  expect(await states()).toHaveProperty('Warga 3');
});

const lists = [
  { of_kind: 'events', noun: 'kegiatan' },
  { of_kind: 'job_postings', noun: 'lowongan' },
] as const;

describe.each(lists)('one decision on all $noun whom a search finds', ({ of_kind, noun }) => {
  const ofStatus = async () => {
    const rows = await portal.sql(
      `select title, status::text from public.${of_kind} where title like 'Rapat%' order by title`,
    );
    return Object.fromEntries(rows.map(({ title, status }) => [title, status]));
  };
  const uniform = (status: string, of: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(of).map((title) => [title, status]));

  beforeEach(async () => {
    const { poster } = portal.people;
    await portal.sql(
      of_kind === 'events'
        ? `insert into public.events (title, location, event_date, status)
           select 'Rapat ' || n, 'Aula', '2027-01-01', (case when n % 2 = 0 then 'approved' else 'pending' end)::public.event_status
           from generate_series(1, 20) as n`
        : `insert into public.job_postings (title, company_name, description, status, posted_by_user_id)
           select 'Rapat ' || n, 'PT Aula', 'Notula', (case when n % 2 = 0 then 'approved' else 'pending' end)::public.job_status, '${poster.id}'
           from generate_series(1, 20) as n`,
    );
    await portal.sql('delete from public.notifications');
  });

  it('changes those and nobody else, tells nobody before the undo, and is undone as a whole', async () => {
    const { poster } = portal.people;
    const before = await ofStatus();
    const { decision_id, ...outcome } = await decide({
      of_kind,
      search: 'aula rapat',
      expected_total: 20,
      new_status: 'rejected',
    });
    expect(outcome).toEqual({ seen: 20, changed: 20, unconfirmed: [] });
    expect(await ofStatus()).toEqual(uniform('rejected', before));
    const told = await portal.sql(
      `select count(*)::int as n, coalesce(bool_and(visible_from > now() + interval '100 seconds'), true) as is_later
       from public.notifications where user_id = $1`,
      [poster.id],
    );
    expect(told).toEqual([{ n: of_kind === 'events' ? 0 : 20, is_later: true }]);
    await portal.sql(`update public.${of_kind} set description = 'Baru' where title = 'Rapat 3'`);
    await undo(decision_id);
    expect(await ofStatus()).toEqual({ ...before, 'Rapat 3': 'rejected' });
    expect(await portal.messagesOf(poster)).toHaveLength(of_kind === 'events' ? 0 : 1);
  });

  it('is refused where another number matches by now, for what such rows do not have, and for unknown filters', async () => {
    const all = { of_kind, by_status: 'pending', search: 'rapat' };
    await expect(decide({ ...all, expected_total: 9, is_deletion: true })).rejects.toMatchObject({
      message: `Sekarang 10 ${noun} yang cocok, bukan 9. Periksa daftarnya, lalu ulangi.`,
    });
    const exact = { ...all, expected_total: 10 };
    for (const wrong of [
      { new_badge: 'Mentor' },
      { new_status: 'verified' },
      { new_status: 'approved', is_deletion: true },
      { is_deletion: true, filters: { company: 'aula' } },
      {},
    ]) {
      await expect(decide({ ...exact, ...wrong })).rejects.toBeDefined();
    }
    expect(Object.keys(await ofStatus())).toHaveLength(20);
    expect(await decide({ ...exact, is_deletion: true })).toMatchObject({ changed: 10 });
    expect(Object.values(await ofStatus())).toEqual(Array(10).fill('approved'));
  });
});

it('one decision on all: of no other table', async () => {
  for (const ofKind of ['notifications', 'alumni_directory', 'alumni; drop table public.events']) {
    await expect(
      decide({ of_kind: ofKind, expected_total: 0, is_deletion: true }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('no such list'),
    });
  }
});

it('one decision on all is made and undone for builds that know alumni only', async () => {
  const admin = portal.as(portal.people.admin);
  const decisionId = randomUUID();
  const decided = await admin.rpc('decide_on_matching_alumni', {
    ...{ decision_id: decisionId, search: 'warga', by_status: 'pending', expected_total: 10 },
    new_status: 'rejected',
  });
  expect(decided.data).toMatchObject([{ seen_count: 10, changed_count: 10 }]);
  const undone = await admin.rpc('undo_decision_on_alumni', { decision_id: decisionId });
  expect(undone.data).toBe(10);
  expect(await countOf(`validation_status = 'pending' and full_name like 'Warga%'`)).toBe(10);
});
