import { beforeEach, expect, it } from 'vitest';
import type { Row } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';

const id = '40000000-0000-4000-8000-0000000000aa';
let portal: Portal;
const day = (daysAhead: number) =>
  new Date(Date.now() + 7 * 3_600_000 + daysAhead * 86_400_000).toISOString().slice(0, 10);
beforeEach(async () => {
  portal = await freshPortal();
  await portal.sql(
    `insert into public.job_postings (id, posted_by_user_id, title, company_name, description, deadline, status)
     values ($1, $2, 'Teknisi', 'PT Contoh', 'Merawat trafo.', $3, 'approved')`,
    [id, portal.people.poster.id, day(7)],
  );
});

const stored = async () =>
  (await portal.sql('select *, deadline::text as deadline from public.job_postings'))[0];
const change = async (new_values: Row, expected_version?: number) =>
  portal.as(portal.people.poster).rpc('update_own_job', {
    job_id: id,
    new_values,
    expected_version: expected_version ?? (await stored())?.version,
  });

it.each([
  ['title', 'Insinyur'],
  ['company_name', 'PT Lain'],
  ['application_link', 'https://lamar.example'],
  ['company_logo_url', 'https://lamar.example/logo.png'],
  ['description', 'Merawat panel.'],
])(
  'sends a published job back to the queue with another %s, and tells the admin',
  async (column, value) => {
    expect(await change({ [column]: value })).toMatchObject({
      error: null,
      data: 'pending',
    });
    expect(await stored()).toMatchObject({ [column]: value, status: 'pending', version: 2 });
    expect(await portal.messagesOf(portal.people.admin)).toEqual([
      expect.stringContaining('Lowongan baru menunggu persetujuan: '),
    ]);
    expect((await portal.as().rpc('approved_jobs')).data.total).toBe(0);
  },
);

it('leaves it published with another place, kind or, in its last week, a later day', async () => {
  const values = { location: 'Siak', job_type: 'Contract', deadline: day(37) };
  expect((await change({ ...values, title: 'Teknisi' })).data).toBe('approved');
  expect(await stored()).toMatchObject({ ...values, status: 'approved' });
  expect(await portal.messagesOf(portal.people.admin)).toEqual([]);
  // No longer in its last week.
  expect((await change({ deadline: day(60) })).error?.message).toBe(
    'Lowongan baru dapat diperpanjang dalam 7 hari terakhirnya.',
  );
});

it('takes no day beyond 180 days, nor none', async () => {
  for (const deadline of [day(-1), day(181), null]) {
    expect((await change({ deadline })).error?.code).toBe('PT400');
  }
  await portal.sql(`update public.job_postings set status = 'rejected', deadline = $1`, [day(-1)]);
  expect((await change({ title: 'Insinyur' })).error?.code).toBe('PT400');
  expect((await change({ title: 'Insinyur', deadline: day(180) })).data).toBe('rejected');
});

it('refuses what was written for another version', async () => {
  const before = await stored();
  expect((await change({ title: 'Insinyur' }, 9)).error?.code).toBe('PT409');
  expect(await stored()).toEqual(before);
});

it.each([
  { status: 'approved' },
  { status: 'closed', title: 'Insinyur' },
  { version: 7 },
  { posted_by_user_id: id },
])('refuses %j', async (values) => {
  const before = await stored();
  expect((await change(values)).error?.code).toBe('22023');
  expect(await stored()).toEqual(before);
});

it('closes for good, which is no decision of the admin', async () => {
  expect((await change({ status: 'closed' })).data).toBe('closed');
  expect((await change({ title: 'Insinyur' })).error?.code).toBe('PT400');
  expect(await portal.sql('select * from private.causes')).toEqual([]);
});

it('ends after 60 changes a day', async () => {
  await portal.sql(
    `insert into private.daily_counts (kind, account_id, day, amount)
     values ('job changes', $1, (now() at time zone 'Asia/Jakarta')::date, 59)`,
    [portal.people.poster.id],
  );
  expect((await change({ location: 'Siak' })).error).toBeNull();
  expect((await change({ location: 'Dumai' })).error?.code).toBe('PT429');
});

it('tells its owner where it is approved after its last day', async () => {
  await portal.sql(`update public.job_postings set status = 'pending', deadline = $1`, [day(-1)]);
  await portal.sql(`update public.job_postings set status = 'approved'`);
  await portal.endUndoTime();
  expect(await portal.messagesOf(portal.people.poster)).toEqual([
    'Lowongan Anda "Teknisi" telah disetujui, tetapi batas lamarannya sudah lewat.',
  ]);
});
