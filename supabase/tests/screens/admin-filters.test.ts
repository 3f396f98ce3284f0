import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { askAs } from '../product.ts';
import {
  alumniFilters,
  alumniList,
  askedFor,
  eventList,
  jobList,
  reasonFilter,
  registrationsOf,
  withReasons,
  withStatuses,
} from './admin-lists.ts';
import {
  api,
  expectEachAlone,
  filterArguments,
  found,
  idOf,
  type Planted,
  plant,
  type Query,
  watchArguments,
  watchNoLonger,
} from './planted.ts';

let portal: Portal;
const sent = watchArguments();
beforeAll(async () => {
  portal = await freshPortal();
  await askAs(portal.people.admin);
});
afterAll(watchNoLonger);

it('each filter of the alumni alone finds what it says, and nothing else', async () => {
  const [reasons] = alumniFilters.filter(({ label }) => label === 'Alasan ditolak');
  const planted: Planted = {
    'Angkatan: 2011': { entry_year: '2011' },
    'Konsentrasi: kendali': { concentration: 'Sistem Kendali' },
    'Perusahaan: sesuai': { company: 'PT Sesuai' },
    'Kota: solo': { location: 'Kota Solo' },
    'Lencana khusus: Ada lencana': { special_badge: 'Mentor' },
    'Hak lowongan: Boleh memasang': { can_post_jobs: true },
    'Tampil di direktori: Tidak tampil': { is_listed: false },
    'Kelengkapan profil: Lengkap': { bio: 'Halo' },
    'Tahun masuk: Berubah, belum diperiksa': {},
    'Akun: Sudah bergabung': { user_id: portal.people.verified.id },
    'Akun: Tanpa email': { email: null },
    ...(reasons && withReasons(reasons)),
    ...withStatuses(alumniList, 'validation_status'),
    'cari bernama': { full_name: 'Bernama Lain' },
    'cari surel': { email: 'surel@alumni.example' },
    'cari d40077': { nim: 'D40077' },
    'cari 81199': { phone_number: '0812 0081 1990' },
    'cari majikan': { company: 'PT Majikan' },
  };
  /** What finds all but the row of another option. */
  const opposites = {
    'Lencana khusus: Tanpa lencana': 'Lencana khusus: Ada lencana',
    'Hak lowongan: Tidak boleh': 'Hak lowongan: Boleh memasang',
    'Tampil di direktori: Tampil': 'Tampil di direktori: Tidak tampil',
    'Kelengkapan profil: Belum lengkap': 'Kelengkapan profil: Lengkap',
    'Akun: Belum bergabung': 'Akun: Sudah bergabung',
  };
  const all = {
    full_name: 'Semua Sama',
    entry_year: '2010',
    concentration: 'Telekomunikasi',
    company: 'PT Lama',
    location: 'Medan',
    phone_number: '0812 3456 7890',
    profile_image_url: 'https://portal.example/foto.png',
  };
  const withEmails = Object.entries({ '': {}, ...planted }).map(([name, row], n) => [
    name,
    { email: `${n}@alumni.example`, ...row },
  ]);
  await plant(portal.sql, 'public.alumni', all, Object.fromEntries(withEmails));
  await portal.sql('insert into private.changed_years values ($1)', [
    idOf('Tahun masuk: Berubah, belum diperiksa'),
  ]);

  const choices = alumniFilters.flatMap(({ label, options }) =>
    options && label !== 'Angkatan' ? options.map((one) => `${label}: ${one.label}`) : [],
  );
  const tried = [...Object.keys(planted), ...Object.keys(opposites)];
  expect(choices.filter((name) => !tried.includes(name))).toEqual([]);
  expect(new Set(tried.flatMap((name) => name.split(': ').slice(0, -1)))).toEqual(
    new Set(alumniFilters.map(({ label }) => label)),
  );
  const query = (name: string) => askedFor(alumniList, name, alumniFilters);
  await expectEachAlone(planted, query);
  for (const [name, opposite] of Object.entries(opposites)) {
    const rest = ['', ...Object.keys(planted)].filter((one) => one !== opposite);
    expect(await found(query(name)), name).toEqual(rest.sort());
  }
});

it('so do those of jobs, events and participants', async () => {
  const jobReason = reasonFilter('job_postings');
  const jobs: Planted = {
    ...withReasons(jobReason),
    ...withStatuses(jobList),
    'cari trafo': { title: 'Perawat Trafo' },
    'cari majikan': { company_name: 'PT Majikan' },
  };
  const job = { title: 'Teknisi', company_name: 'PT Lama', description: 'Merawat.' };
  await plant(portal.sql, 'public.job_postings', job, jobs);
  await expectEachAlone(jobs, (name) => askedFor(jobList, name, [jobReason]));

  const eventReason = reasonFilter('events');
  const events: Planted = {
    ...withReasons(eventReason),
    ...withStatuses(eventList),
    'cari reuni': { title: 'Reuni' },
    'cari balairung': { location: 'Balairung' },
  };
  const event = { title: 'Temu', event_date: '2027-01-01' };
  await plant(portal.sql, 'public.events', event, events);
  await expectEachAlone(events, (name) => askedFor(eventList, name, [eventReason]));

  const list = registrationsOf(String(idOf('')));
  const participants: Planted = {
    ...withStatuses(list),
    'cari rahayu': { guest_name: 'Bu Rahayu' },
  };
  const all = { event_id: idOf(''), guest_name: 'Pak Anwar', party_size: 1, status: 'registered' };
  await plant(portal.sql, 'public.event_registrations', all, participants);
  await expectEachAlone(participants, (name) => askedFor(list, name));
});

it('so do those of the history, whose days begin and end in Jakarta', async () => {
  const [member] = await portal.sql(
    `insert into public.organization_structure (name, position) values ('Bernama Lain', 'Ketua') returning id`,
  );
  const planted: Planted = {
    'until 2026-02-28': { at: '2026-02-28T23:59:59+07:00' },
    '': {},
    'area event': { area: 'event' },
    'actor owner': { actor_kind: 'owner' },
    'operation insert': { operation: 'insert' },
    'field image_url': { changes: { image_url: ['a', 'b'] } },
    'name bernama': { record_id: member?.id },
    'from 2026-03-02': { at: '2026-03-02T00:00:00+07:00' },
  };
  const all = {
    at: '2026-03-01T12:00:00+07:00',
    actor_kind: 'admin',
    area: 'organization',
    record_id: '11111111-1111-4111-8111-111111111111',
    operation: 'update',
    changes: { name: ['a', 'b'] },
  };
  await portal.sql(
    'do $$ begin set local session_replication_role = replica; delete from private.history; end $$',
  );
  await plant(portal.sql, 'private.history', all, planted);
  const { foundHistoryQuery } = await api<{ foundHistoryQuery(filters: object): Query }>(
    'history/history.queries',
  );
  await expectEachAlone(planted, (name) => {
    const [field = '', value] = name.split(' ');
    return foundHistoryQuery({ [field]: value });
  });
  const [known] = await portal.sql(
    `select substring(prosrc from '''{(area,[a-z,]+)}''') as names from pg_proc where proname = 'search_history'`,
  );
  const tried = Object.keys(planted).flatMap((name) => name.split(' ')[0] || []);
  expect(tried.sort()).toEqual(String(known?.names).split(',').sort());
});

it('so does the year of those who can be invited', async () => {
  const planted: Planted = { 2011: { entry_year: '2011' } };
  const all = { full_name: 'Semua Sama', entry_year: '2010', phone_number: '0812 3456 7890' };
  await plant(portal.sql, 'public.alumni', all, planted);
  const { peopleToInviteQuery } = await api<{ peopleToInviteQuery(year: string): Query }>(
    'alumni-invitation/index',
  );
  await expectEachAlone(planted, peopleToInviteQuery);
});

it('no function of the admin filters by what is not tried above', async () => {
  const known = await filterArguments(portal.sql, `~ 'admin|history|invite'`);
  expect(known.length).toBeGreaterThan(5);
  expect(known.filter((name) => !sent.has(name))).toEqual([]);
});
