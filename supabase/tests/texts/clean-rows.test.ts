import { beforeEach, describe, expect, it } from 'vitest';
import { database, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

function saveOwnRow(values: object) {
  const { verified } = portal.people;
  return portal.as(verified).from('alumni').update(values).eq('user_id', verified.id).select();
}

it('every text of a table that people fill in is cleaned', async () => {
  const { sql } = await database;
  const rows = await sql(
    `select relname || '.' || attname as name
     from pg_attribute
     join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
       and atttypid in ('text'::regtype, 'jsonb'::regtype) and attgenerated = ''
       and not exists (
         select from pg_trigger
         where tgrelid = attrelid and tgname = relname || '_clean' and attnum = any(tgattr)
       )
     order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    // Written by functions, which clean them: a decision on many would clean each row.
    'alumni.decision_code',
    'alumni.decision_note',
    'alumni.review_note',
    'events.decision_code',
    'events.decision_note',
    'job_postings.decision_code',
    'job_postings.decision_note',
    'job_postings.review_note',
    // Written by the database.
    'notifications.link',
    'notifications.message',
    'notifications.topic',
    'notifications.value_after',
    'notifications.value_before',
    'site_configurations.config_key',
  ]);
});

it.each(['\u3164', '\u200b', '\u2800 \u202e'])('a name of %j is no name', async (full_name) => {
  expect((await saveOwnRow({ full_name })).error?.message).toContain('column "full_name"');
});

it('what only looks filled in is empty', async () => {
  const { data } = await saveOwnRow({ nim: '\u200b', bio: ' \u00a0\n', company: '\u3164' });
  expect(data).toMatchObject([{ nim: null, bio: null, company: null }]);
});

it('a text has the same form wherever it was copied from, and lines only where they are shown', async () => {
  const { data } = await saveOwnRow({
    full_name: '\u202aRene\u0301\u00a0\u00a0Ma\u2019ruf\u202c',
    bio: 'Halo\u200b\r\n\r\n\r\nsemua ',
    job_title: 'Insinyur\nlistrik',
    trainings_certifications: [
      { id: '1', name: ' SCADA\u00a0', issuer: 'BL\u200bK', description: 'a\r\nb' },
    ],
  });
  expect(data).toMatchObject([
    {
      full_name: 'Ren\u00e9 Ma\u2019ruf',
      bio: 'Halo\n\nsemua',
      job_title: 'Insinyur listrik',
      trainings_certifications: [{ id: '1', name: 'SCADA', issuer: 'BLK', description: 'a\nb' }],
    },
  ]);
});

it('an entry of a list is answered as it is stored, and is refused when it only looks filled in', async () => {
  const { verified } = portal.people;
  const rows = await portal.sql('select id from public.alumni where user_id = $1', [verified.id]);
  const save = (name: string) =>
    portal.as(verified).rpc('save_alumni_item', {
      alumni_id: rows[0]?.id,
      list: 'trainings_certifications',
      item: { id: '1', name, issuer: 'BLK' },
    });
  expect((await save(' K3\u200b ')).data).toEqual([{ id: '1', name: 'K3', issuer: 'BLK' }]);
  expect((await save('\u3164')).error?.message).toContain(
    '"alumni_trainings_certifications_check"',
  );
});

describe('a telephone number', () => {
  it.each([
    ['\u202a+62 812-3456-7890\u202c', '+62 812 3456 7890'],
    ['0812\u20133456\u20137890', '0812 3456 7890'],
  ])('copied as %j is %j', async (phone_number, stored) => {
    const { data } = await saveOwnRow({ phone_number });
    expect(data).toMatchObject([{ phone_number: stored }]);
  });
});

it('an account whose name only looks filled in is named by its address', async () => {
  await portal.sql(
    `insert into auth.users (id, email, raw_user_meta_data)
     values (gen_random_uuid(), 'hangul@texts.example', '{"full_name": "\u3164\u200b"}')`,
  );
  const rows = await portal.sql(
    "select full_name from public.alumni where email = 'hangul@texts.example'",
  );
  expect(rows).toEqual([{ full_name: 'hangul' }]);
});

it('a picture of the site may stay an empty text', async () => {
  const rows = await portal.sql(
    `insert into public.site_configurations (config_key, config_value) values ('old_picture_url', '""')
     returning config_value`,
  );
  expect(rows).toEqual([{ config_value: '' }]);
});
