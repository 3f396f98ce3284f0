import { beforeEach, expect, it } from 'vitest';
import { decideOn, undoDecision } from '../decisions/decide.ts';
import { createAccount, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  await portal.sql(`insert into public.alumni (full_name, email, graduation_year, validation_status, is_listed, created_at)
    values ('Fajar Lama', 'fajar@x.example', '2012', 'verified', false, '2020-01-01')`);
});

const record = async () =>
  (await portal.sql(`select * from public.alumni where full_name = 'Fajar Lama'`))[0] ?? {};
const later = (time = '1 hour') =>
  portal.sql(`update public.notifications set visible_from = visible_from - interval '${time}'`);
const told = async (id: unknown) =>
  (
    await portal.sql(
      'select message from public.notifications where user_id = $1 and visible_from <= now() order by visible_from, id',
      [id],
    )
  ).map(({ message }) => String(message));

/** Signs up with another year than the record says; the address is confirmed at once, or later. */
async function claim(isConfirmed: boolean) {
  const account = await createAccount(portal.sql, 'fajar@x.example', {
    isConfirmed,
    metadata: { full_name: 'Fajar', graduation_year: '2015' },
  });
  await portal.sql('update auth.users set email_confirmed_at = now() where id = $1', [account.id]);
  expect(await record()).toMatchObject({ user_id: account.id, validation_status: 'pending' });
  return account.id;
}
const decide = async (new_status: string, rest: object = {}) => {
  const { id, version } = await record();
  return decideOn(portal, { ids: [id], versions: [version], new_status, ...rest });
};
const waits = expect.stringMatching(/sudah ada. Tahun lulusnya belum cocok/);

it.each([
  [true, 'verified', {}, 'Selamat, data alumni Anda telah terverifikasi.'],
  [false, 'verified', {}, 'Selamat, data alumni Anda telah terverifikasi.'],
  [
    true,
    'rejected',
    { new_reason: { code: 'other', note: 'Bukan orangnya' } },
    'Data alumni Anda belum dapat kami validasi. Perbaiki profil Anda, lalu minta ditinjau ulang. Alasan: Bukan orangnya.',
  ],
])(
  'tells who claims a record with another year (confirmed at once: %s) why they wait, and that they are %s',
  async (isConfirmed, status, reason, message) => {
    for (const isRead of [false, true]) {
      const user = await claim(isConfirmed);
      await later();
      expect(await told(user)).toEqual([waits]);
      await portal.sql('update public.notifications set is_read = $1', [isRead]);
      await decide(status, reason);
      await later();
      expect(await told(user)).toEqual([waits, message]);
      await portal.sql('delete from auth.users where id = $1', [user]);
      await portal.sql(
        `update public.alumni set user_id = null, validation_status = 'verified', decision_note = null where full_name = 'Fajar Lama'`,
      );
    }
  },
);

it('tells once that they are verified where the admin approves at once, and nothing of a decision that was undone', async () => {
  const user = await claim(true);
  const { decision_id } = await decide('verified');
  await undoDecision(portal, decision_id);
  await decide('verified');
  await later();
  expect(await told(user)).toEqual(['Selamat, data alumni Anda telah terverifikasi.']);
});

it('tells of the approval by a merge with the record of the department', async () => {
  const account = await createAccount(portal.sql, 'baru@x.example', {
    metadata: { full_name: 'Fajar Baru', graduation_year: '2015' },
  });
  await merge('Fajar Baru', 'Fajar Lama');
  await later();
  expect(await told(account.id)).toEqual([
    'Selamat, data alumni Anda telah terverifikasi. Profil Anda kini tampil di direktori alumni.',
  ]);
});

async function merge(kept: string, gone: string) {
  const rows = await portal.sql(
    `select id, version from public.alumni where full_name = any ($1) order by full_name = $2 desc`,
    [[kept, gone], kept],
  );
  const { data, error } = await portal.as(portal.people.admin).rpc('merge_alumni', {
    one_id: rows[0]?.id,
    one_version: rows[0]?.version,
    other_id: rows[1]?.id,
    other_version: rows[1]?.version,
  } as never);
  expect(error).toBeNull();
  return (data as unknown as { merge_id: string }).merge_id;
}

/** The department's record holds a seat: the admin has added it. */
async function seat(days: number, status = 'registered') {
  const [event] = await portal.sql(
    `insert into public.events (title, event_date, status, registration_mode, capacity)
     values ('Temu ' || $1::int, current_date + $1::int, 'approved', 'portal', 10) returning id`,
    [days],
  );
  await portal.sql(
    `insert into public.event_registrations (event_id, alumni_id, party_size, status)
     select $1, id, 1, $2::public.registration_status from public.alumni where full_name = 'Fajar Lama'`,
    [event?.id, status],
  );
}
/** What they will have read on the day before the event. */
const all = async (id: string) => {
  await later('40 days');
  return (await told(id)).filter((message) => message.includes('Temu'));
};
const receipts = [
  expect.stringContaining('Anda terdaftar di "Temu 30"'),
  expect.stringContaining('Besok: "Temu 30"'),
];

it.each(['merge', 'confirmation', 'new address'])(
  'brings receipt and reminder of events to come to whom a %s gives a registration',
  async (way) => {
    await portal.sql(
      `update public.alumni set graduation_year = '2015' where full_name = 'Fajar Lama'`,
    );
    for (const days of [30, -3]) await seat(days);
    await seat(31, 'cancelled');
    const email = way === 'merge' ? 'baru@x.example' : 'fajar@x.example';
    if (way === 'new address')
      await portal.sql(`update public.alumni set email = null where full_name = 'Fajar Lama'`);
    const account = await createAccount(portal.sql, email, {
      isConfirmed: way !== 'confirmation',
      metadata: { full_name: 'Fajar Baru', graduation_year: '2015' },
    });
    if (way === 'confirmation')
      await portal.sql('update auth.users set email_confirmed_at = now() where id = $1', [
        account.id,
      ]);
    if (way === 'new address') {
      await portal.sql('delete from public.alumni where user_id = $1', [account.id]);
      await portal.sql(`update public.alumni set email = $1 where full_name = 'Fajar Lama'`, [
        email,
      ]);
    }
    if (way !== 'merge') return expect(await all(account.id)).toEqual(receipts);
    const merged = await merge('Fajar Baru', 'Fajar Lama');
    const { error } = await portal
      .as(portal.people.admin)
      .rpc('take_back', { cause_id: merged } as never);
    expect(error).toBeNull();
    expect(await all(account.id)).toEqual([]);
    await merge('Fajar Baru', 'Fajar Lama');
    expect(await all(account.id)).toEqual(receipts);
  },
);
