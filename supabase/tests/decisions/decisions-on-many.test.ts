import { beforeEach, describe, expect, it } from 'vitest';
import { database, freshWorld, type Portal } from '../portal.ts';
import { decideOn, undoDecision } from './decide.ts';

let portal: Portal;
async function writePeople(fresh: Portal) {
  await fresh.sql(
    `insert into public.alumni (full_name, email, validation_status)
     select 'Warga ' || n, 'warga' || n || '@many.example',
       (enum_range(null::public.validation_status))[1 + n % 3]
     from generate_series(1, 30) as n`,
  );
  return fresh;
}
beforeEach(async () => {
  portal = await freshWorld(writePeople);
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

describe('one decision on all alumni who match a search', () => {
  it('changes only those, counts what it changed, and is undone as a whole', async () => {
    const before = await states();
    const { decision_id, ...outcome } = await decideOn(portal, {
      search: 'warga',
      by_statuses: ['pending'],
      expected_total: 10,
      new_status: 'verified',
    });
    expect(outcome).toEqual({ requests: 2, seen: 10, changed: 10, leftOut: [] });
    expect(await countOf(`validation_status = 'verified' and full_name like 'Warga%'`)).toBe(20);
    expect(await countOf(`validation_status = 'pending'`)).toBe(1);
    await undoDecision(portal, decision_id);
    expect(await states()).toEqual(before);
    expect(await portal.sql('select from private.former_rows')).toEqual([]);
  });

  it('skips rows that already have the values, and gives and withdraws posting right and badge', async () => {
    const all = { search: 'warga', expected_total: 30 };
    expect(await decideOn(portal, { ...all, new_status: 'rejected' })).toMatchObject({
      seen: 30,
      changed: 20,
    });
    expect(await decideOn(portal, { ...all, new_right: true })).toMatchObject({ changed: 30 });
    expect(await decideOn(portal, { ...all, new_badge: ' Mentor ' })).toMatchObject({
      changed: 30,
    });
    expect(await countOf(`can_post_jobs and special_badge = 'Mentor'`)).toBe(30);
    expect(await decideOn(portal, { ...all, new_badge: '' })).toMatchObject({ changed: 30 });
    expect(await countOf(`special_badge is not null and full_name like 'Warga%'`)).toBe(0);
  });

  it('names those who cannot be verified, and continues with the others', async () => {
    await portal.sql(
      `update auth.users set email_confirmed_at = null where email = 'pending@portal.example'`,
    );
    const outcome = await decideOn(portal, {
      by_statuses: ['pending'],
      expected_total: 11,
      new_status: 'verified',
    });
    expect(outcome).toMatchObject({
      seen: 11,
      changed: 10,
      leftOut: [{ name: 'Canary pending Lengkap', reason: 'unconfirmed' }],
    });
  });

  it('is refused if the number of matches is not what the admin saw, and leaves out later rows', async () => {
    await expect(
      decideOn(portal, { search: 'warga', expected_total: 29, is_deletion: true }),
    ).rejects.toMatchObject({
      message: 'Sekarang 30 alumni yang cocok, bukan 29. Periksa daftarnya, lalu ulangi.',
    });
    expect(await countOf(`full_name like 'Warga%'`)).toBe(30);
    await portal.sql(
      `insert into public.alumni (full_name, email, created_at)
       values ('Warga baru', 'baru@many.example', now() + interval '1 hour')`,
    );
    expect(
      await decideOn(portal, { search: 'warga', expected_total: 31, is_deletion: true }),
    ).toMatchObject({
      changed: 30,
    });
    expect(Object.keys(await states())).toEqual(['Warga baru']);
  });

  it('notifies nobody while it can be undone, and does not undo rows that were changed since', async () => {
    const { pending } = portal.people;
    await portal.sql('delete from public.notifications');
    const { decision_id } = await decideOn(portal, {
      by_statuses: ['pending'],
      expected_total: 11,
      new_status: 'rejected',
    });
    const notified = await portal.sql(
      `select visible_from > now() + interval '100 seconds' as is_later from public.notifications
       where user_id = $1`,
      [pending.id],
    );
    expect(notified).toEqual([{ is_later: true }]);
    await portal.sql(`update public.alumni set bio = 'Baru' where full_name = 'Warga 3'`);
    await undoDecision(portal, decision_id);
    expect(await states()).toMatchObject({ 'Warga 3': 'rejected', 'Warga 6': 'pending' });
    expect(await portal.messagesOf(pending)).toEqual([]);
  });
});

it('takes all that match out of the directory, and puts them back as they were', async () => {
  await portal.sql(
    `update public.alumni set is_listed = false where email = 'warga3@many.example'`,
  );
  const before = await states('is_listed');
  const hide = { search: 'warga', expected_total: 30, new_listing: false };
  const { decision_id, changed } = await decideOn(portal, hide);
  expect(changed).toBe(29);
  expect(await countOf(`is_listed and full_name like 'Warga%'`)).toBe(0);
  await undoDecision(portal, decision_id);
  expect(await states('is_listed')).toEqual(before);
});

it('one decision on all changes no row of a status that was not chosen', async () => {
  const before = await states();
  const ofStatuses = { search: 'warga', by_statuses: ['pending', 'rejected'] };
  const verify = { ...ofStatuses, new_status: 'verified' };
  await expect(decideOn(portal, { ...verify, expected_total: 30 })).rejects.toMatchObject({
    message: expect.stringContaining('Sekarang 20 alumni'),
  });
  const refusal = { search: 'warga', by_statuses: ['pending'], new_status: 'rejected' };
  expect(await decideOn(portal, { ...refusal, expected_total: 10 })).toMatchObject({
    seen: 10,
    changed: 10,
  });
  const verified = (of: Record<string, unknown>) =>
    Object.entries(of).filter(([, status]) => status === 'verified');
  expect(verified(before)).toHaveLength(10);
  expect(verified(await states())).toEqual(verified(before));
});

it('one decision on all stays within every filter', async () => {
  await portal.sql(
    `update public.alumni set company = 'PT Solo Raya', special_badge = 'Mentor'
     where full_name in ('Warga 1', 'Warga 2', 'Warga 3')`,
  );
  await portal.sql(`update public.alumni set entry_year = '2011' where full_name <> 'Warga 3'`);
  const filters = { company: 'raya solo', has_badge: 'true', entry_year: '2011' };
  const args = { search: 'warga', filters, is_deletion: true };
  await expect(decideOn(portal, { ...args, expected_total: 3 })).rejects.toMatchObject({
    message: expect.stringContaining('Sekarang 2 alumni'),
  });
  expect(await decideOn(portal, { ...args, expected_total: 2 })).toMatchObject({
    seen: 2,
    changed: 2,
  });
  expect(Object.keys(await states())).toHaveLength(28);
  expect(await states()).toHaveProperty('Warga 3');
});

it('one decision on all: not possible for any other table', async () => {
  for (const ofKind of ['notifications', 'alumni_directory', 'alumni; drop table public.events']) {
    await expect(
      decideOn(portal, { of_kind: ofKind, expected_total: 0, is_deletion: true }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('no such list'),
    });
  }
});

it('one decision on all leaves out and names those who were changed since they were read, and is refused without that time', async () => {
  const { script } = await database;
  await script(`
    alter table public.alumni disable trigger alumni_touch;
    update public.alumni set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour';
    alter table public.alumni enable trigger alumni_touch`);
  await portal.sql(`update public.alumni set nim = '999' where full_name = 'Warga 3'`);
  const all = { search: 'warga', by_statuses: ['pending'], expected_total: 10 };
  const verify = { ...all, new_status: 'verified' };
  await expect(decideOn(portal, { ...verify, read_ago: null })).rejects.toMatchObject({
    message: expect.stringContaining('names what was read'),
  });
  const later = { after_id: '00000000-0000-0000-0000-000000000000', expected_total: 3 };
  await expect(decideOn(portal, { ...verify, ...later })).rejects.toMatchObject({
    message: expect.stringContaining('names what was read'),
  });
  const leftOut = [expect.objectContaining({ name: 'Warga 3', reason: 'changed' })];
  expect(await decideOn(portal, { ...verify, read_ago: '1 minute' })).toMatchObject({
    seen: 10,
    changed: 9,
    leftOut,
  });
  expect(await states()).toMatchObject({ 'Warga 3': 'pending', 'Warga 6': 'verified' });
});
