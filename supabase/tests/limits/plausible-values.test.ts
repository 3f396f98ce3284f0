import { beforeEach, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { ownError } from '../refusal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const thisYear = Number(
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Jakarta' }).format(new Date()),
);

function saveOwnRow(values: object) {
  const { verified } = portal.people;
  return portal.as(verified).from('alumni').update(values).eq('user_id', verified.id);
}

it.each([
  [{ entry_year: String(thisYear + 1) }, `Tahun harus antara 1970 dan ${thisYear}.`],
  [{ entry_year: '1969' }, `Tahun harus antara 1970 dan ${thisYear}.`],
  [{ graduation_year: '1850' }, `Tahun harus antara 1970 dan ${thisYear}.`],
  [{ entry_year: '2014', graduation_year: '2013' }, 'Tahun lulus tidak boleh sebelum tahun masuk.'],
  [{ phone_number: 'telepon saya' }, 'Nomor telepon tidak dikenali.'],
  [{ phone_number: '0812' }, 'Nomor telepon tidak dikenali.'],
  [{ phone_number: '0812 3456 7890 1234 5' }, 'Nomor telepon tidak dikenali.'],
])('an alumni row refuses %o', async (values, message) => {
  expect((await saveOwnRow(values)).error).toMatchObject(ownError(message));
});

it.each([
  { entry_year: '1970', graduation_year: '1970' },
  { entry_year: String(thisYear), graduation_year: null },
  { phone_number: '0812-3456-7890' },
  { phone_number: '+62 812 3456 7890' },
  { phone_number: '(0761) 63266' },
  { phone_number: null },
])('an alumni row takes %o', async (values) => {
  expect((await saveOwnRow(values)).error).toBeNull();
});

it('a former row with odd values can still be decided upon and saved, as long as they stay', async () => {
  const { admin, verified } = portal.people;
  await portal.sql('alter table public.alumni disable trigger alumni_plausible');
  await portal.sql(
    `update public.alumni set entry_year = '2030', phone_number = 'kantor',
       advanced_degrees = '[{"id": "1", "degree_level": "S2", "university": "UI", "graduation_year": "lama"}]'
     where user_id = $1`,
    [verified.id],
  );
  await portal.sql('alter table public.alumni enable trigger alumni_plausible');
  const rows = portal.as(admin).from('alumni');
  const { error } = await rows
    .update({ validation_status: 'rejected', entry_year: '2030', phone_number: 'kantor' })
    .eq('user_id', verified.id);
  expect(error).toBeNull();
});

it('an entry of a list refuses an implausible year', async () => {
  const { verified } = portal.people;
  const row = await portal.alumniRow(verified);
  const save = (list: 'advanced_degrees' | 'trainings_certifications', item: object) =>
    portal.as(verified).rpc('save_alumni_item', {
      alumni_id: String(row?.id),
      list,
      item: { id: 'a', ...item },
    });
  const degree = { degree_level: 'S2', university: 'Universitas Contoh' };
  const training = { name: 'K3', issuer: 'BLK' };
  for (const year of ['1850', String(thisYear + 11), 'nanti']) {
    const refused = ownError(`Tahun harus antara 1970 dan ${thisYear + 10}.`);
    expect(
      (await save('advanced_degrees', { ...degree, graduation_year: year })).error,
    ).toMatchObject(refused);
    expect((await save('trainings_certifications', { ...training, year })).error).toMatchObject(
      refused,
    );
  }
  expect((await save('advanced_degrees', { ...degree, graduation_year: '' })).error).toBeNull();
  expect((await save('trainings_certifications', { ...training, year: '2019' })).error).toBeNull();
});

it('an entry keeps a former text that is too long', async () => {
  const { verified } = portal.people;
  const item = { id: 'a', degree_level: 'S2', university: 'UI', nim: 'x'.repeat(301) };
  const list = 'advanced_degrees';
  const alumniId = await portal.alumniId(verified);
  const save = () =>
    portal.as(verified).rpc('save_alumni_item', { alumni_id: alumniId, list, item });
  expect((await save()).error).toMatchObject(ownError('Isian terlalu panjang'));
  await portal.sql('alter table public.alumni disable trigger alumni_item_texts');
  expect((await save()).error).toBeNull();
  await portal.sql('alter table public.alumni enable trigger alumni_item_texts');
  const { advanced_degrees } = (await portal.alumniRow(verified)) ?? {};
  expect((await saveOwnRow({ bio: 'Baru', advanced_degrees })).error).toBeNull();
});

it('work history refuses months before 1970 and after the next year', async () => {
  const { verified } = portal.people;
  const row = await portal.alumniRow(verified);
  const add = (dates: { start_date: string; end_date?: string }) =>
    portal
      .as(verified)
      .from('work_history')
      .insert({ alumni_id: String(row?.id), company_name: 'PT A', position: 'B', ...dates });
  const refused = ownError(`Tahun harus antara 1970 dan ${thisYear + 1}.`);
  expect((await add({ start_date: '1926-05-01' })).error).toMatchObject(refused);
  expect(
    (await add({ start_date: '2020-01-01', end_date: `${thisYear + 2}-01-01` })).error,
  ).toMatchObject(refused);
  expect((await add({ start_date: '2020-01-01' })).error).toBeNull();
});

it('an event lies between 2000 and five years from now', async () => {
  const { admin } = portal.people;
  const add = (event_date: string) =>
    portal.as(admin).from('events').insert({ title: 'Reuni', event_date });
  const refused = ownError(`Tahun kegiatan harus antara 2000 dan ${thisYear + 5}.`);
  expect((await add('1926-05-01')).error).toMatchObject(refused);
  expect((await add(`${thisYear + 6}-01-01`)).error).toMatchObject(refused);
  expect((await add(`${thisYear + 5}-12-31`)).error).toBeNull();
  const { error } = await portal
    .as(admin)
    .from('events')
    .update({ event_date: '1926-05-01' })
    .eq('title', 'Reuni');
  expect(error).toMatchObject(refused);
});

it('the admin is notified of changed verified values, with the former ones', async () => {
  const { admin, verified, pending } = portal.people;
  await portal.sql(
    `update public.alumni set full_name = 'Rina', nim = '123', entry_year = '2014', graduation_year = null
     where user_id = any ($1)`,
    [[verified.id, pending.id]],
  );
  await portal.sql('delete from public.notifications');
  const row = await portal.alumniRow(verified);
  const change = { full_name: 'Rina Sari', nim: null, entry_year: '2015', graduation_year: '2019' };
  await saveOwnRow(change);
  await saveOwnRow({ bio: 'Halo' });
  await portal.as(pending).from('alumni').update(change).eq('user_id', pending.id);
  await portal.as(admin).from('alumni').update({ entry_year: '2016' }).eq('user_id', verified.id);
  expect(await portal.notificationsOf(admin)).toMatchObject([
    {
      message:
        'Alumni terverifikasi mengubah datanya: nama semula Rina, kini Rina Sari; NIM semula 123, kini kosong; angkatan semula 2014, kini 2015; tahun lulus semula kosong, kini 2019.',
      link: `/admin/manage-alumni?detail=${row?.id}`,
    },
  ]);
});

it.each([
  ['advanced_degrees', { degree_level: 'S2', university: 'UI' }],
  ['trainings_certifications', { name: 'K3', issuer: 'BLK' }],
  ['organizational_history', { position: 'Ketua', organization_name: 'X' }],
] as const)('an entry of %s takes its own fields as texts, and no other', async (list, item) => {
  const { verified } = portal.people;
  const alumniId = await portal.alumniId(verified);
  const client = portal.as(verified);
  const unknown = ownError('Entri memuat isian yang tidak dikenal');
  const foreign = { id: 'a', ...item, catatan: 'x' };
  const ways = [
    client.rpc('save_alumni_item', { alumni_id: alumniId, list, item: foreign }),
    client
      .from('alumni')
      .update({ [list]: [foreign] })
      .eq('id', alumniId),
    client.rpc('save_alumni_item', {
      alumni_id: alumniId,
      list,
      item: { id: 'a', ...item, x: { y: [] } },
    }),
  ];
  for (const { error } of await Promise.all(ways)) expect(error).toMatchObject(unknown);
  const nested = { id: 'a', ...item, [Object.keys(item)[0] ?? '']: { text: 'x' } };
  expect(
    (await client.rpc('save_alumni_item', { alumni_id: alumniId, list, item: nested })).error,
  ).not.toBe(null);
  expect((await portal.alumniRow(verified))?.[list]).toEqual([]);
});

it('takes fifty jobs of a person, also if two requests arrive at once', async () => {
  const { verified } = portal.people;
  const alumniId = await portal.alumniId(verified);
  const job = {
    alumni_id: alumniId,
    company_name: 'PLN',
    position: 'Teknisi',
    start_date: '2015-01-01',
  };
  const add = (jobs: object[]) =>
    portal
      .as(verified)
      .from('work_history')
      .insert(jobs as never);
  expect((await add(Array.from({ length: 49 }, () => job))).error).toBeNull();
  const errors = (await Promise.all([add([job]), add([job])])).map(({ error }) => error?.message);
  expect(errors.filter((message) => message === undefined)).toHaveLength(1);
  expect(errors).toContain('Riwayat pekerjaan paling banyak 50 entri.');
});
