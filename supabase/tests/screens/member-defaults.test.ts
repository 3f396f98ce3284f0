import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import type { Row } from '../database.ts';
import { createAccount, freshPortal, type Portal } from '../portal.ts';
import { askAs } from '../product.ts';
import { api } from './planted.ts';
import {
  event,
  filledColumns,
  job,
  jobDeadline,
  type Make,
  member,
  named,
  orgMember,
  storedIn,
} from './required-rows.ts';

const { emptyJob, jobFormSchema } = await member<{
  emptyJob(): Row;
  jobFormSchema: { parse(values: Row): Row };
}>('post-job/job-form-schema');

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  await askAs(portal.people.admin);
});

it('a proposed job waits, full-time, for thirty days', async () => {
  const { poster } = portal.people;
  const filled = { title: 'Teknisi', companyName: 'PT A', description: 'Merawat.' };
  await askAs(poster);
  const { proposeJobMutation } = await api<{ proposeJobMutation: Make }>('job-posting/index');
  const id = randomUUID();
  const proposed = jobFormSchema.parse({ ...emptyJob(), ...filled });
  await proposeJobMutation().mutationFn({ id, userId: poster.id, ...proposed });
  expect(await storedIn('job_postings', 'id', id)).toEqual({
    ...job,
    posted_by_user_id: poster.id,
    deadline: jobDeadline(),
  });
});

it('a profile that is saved for the first time, and the row of a sign-up, hide the name and show contacts to alumni', async () => {
  const { saveProfileMutation, emptyProfile, ensurePendingAlumni } = {
    ...(await api<{ saveProfileMutation: Make; emptyProfile(name: string): Row }>('alumni/index')),
    ...(await api<{ ensurePendingAlumni(row: Row): Promise<void> }>('alumni/alumni.mutations')),
  };
  const own = { ...named, email: 'ani@alumni.example', email_confirmed: true };
  for (const isSignUp of [false, true]) {
    await portal.sql(`delete from auth.users where email = 'ani@alumni.example'`);
    const { id: userId, email } = await createAccount(portal.sql, 'ani@alumni.example');
    await portal.sql('delete from public.alumni where user_id = $1', [userId]);
    await askAs({ id: userId, email });
    if (isSignUp)
      await ensurePendingAlumni({ userId, email, fullName: 'Ani Baru', graduationYear: '2015' });
    else
      await saveProfileMutation({ id: userId, email, avatarUrl: null }).mutationFn({
        fields: emptyProfile('Ani Baru'),
        version: null,
      });
    expect(await storedIn('alumni', 'user_id', userId)).toEqual({
      ...own,
      user_id: userId,
      ...(isSignUp && { graduation_year: '2015' }),
    });
  }
});

it('an entry of a list holds what is required, and a job is one that is not over', async () => {
  const { verified } = portal.people;
  await askAs(verified);
  const alumniId = await portal.alumniId(verified);
  interface Kind {
    empty: Row;
    schema: { parse(values: Row): Row };
  }
  const kinds = await member<Record<'trainings' | 'organizations' | 'degrees', Kind>>(
    'profile/lists/list-kinds',
  );
  const { workKind } = await member<{ workKind: Kind }>('profile/lists/work-kind');
  const { saveAlumniItemMutation } = await api<{ saveAlumniItemMutation: Make }>('alumni/index');
  const { saveWorkEntryMutation } = await api<{ saveWorkEntryMutation: Make }>(
    'work-history/index',
  );
  const save = async (kind: Kind, list: string, filled: Row) => {
    const item = kind.schema.parse({ ...kind.empty, id: randomUUID(), ...filled });
    await saveAlumniItemMutation(alumniId, list).mutationFn({ item, version: null });
    const row = await portal.alumniRow(verified);
    return row?.[list];
  };
  const id = expect.any(String);
  const training = { name: 'K3', issuer: 'BLK' };
  expect(await save(kinds.trainings, 'trainings_certifications', training)).toEqual([
    {
      id,
      ...training,
      year: null,
      description: null,
    },
  ]);
  const position = { position: 'Ketua' };
  expect(
    await save(kinds.organizations, 'organizational_history', {
      ...position,
      organizationName: 'HME',
    }),
  ).toEqual([{ id, ...position, organization_name: 'HME', period: null, description: null }]);
  const degree = { university: 'ITB' };
  expect(await save(kinds.degrees, 'advanced_degrees', { ...degree, degreeLevel: 'S2' })).toEqual([
    {
      id,
      ...degree,
      degree_level: 'S2',
      graduation_year: null,
      nim: null,
      thesis_title: null,
    },
  ]);
  const work = { companyName: 'PT A', position: 'Teknisi', startMonth: '2020-02' };
  const entry = workKind.schema.parse({ ...workKind.empty, id: randomUUID(), ...work });
  await saveWorkEntryMutation(alumniId).mutationFn({ entry, version: null });
  expect(await storedIn('work_history', 'alumni_id', alumniId)).toEqual({
    alumni_id: alumniId,
    company_name: 'PT A',
    position: 'Teknisi',
    start_date: '2020-02-01',
    type: 'pekerjaan',
    version: 1,
  });
});

it('each table fills a row of what is required with the defaults of a form', async () => {
  const [alumniId, eventId] = await Promise.all([
    portal.alumniId(portal.people.verified),
    portal
      .sql(`insert into public.events (title, event_date) values ('A', '2027-01-01') returning id`)
      .then(([row]) => row?.id),
  ]);
  const userId = portal.people.verified.id;
  const work = {
    alumni_id: alumniId,
    company_name: 'PT A',
    position: 'Teknisi',
    start_date: '2020-02-01',
  };
  const registration = {
    event_id: eventId,
    alumni_id: alumniId,
    party_size: 1,
    status: 'registered',
  };
  const { title, event_date } = event;
  const { company_name, description } = job;
  const { name, position } = orgMember;
  const expected: Record<string, [required: Row, rest: Row]> = {
    alumni: [{ full_name: 'Ani Baru' }, named],
    event_registrations: [
      registration,
      { queue_number: expect.any(Number), registered_at: expect.any(String) },
    ],
    events: [{ title, event_date }, event],
    job_postings: [{ title: job.title, company_name, description }, job],
    notifications: [
      { user_id: userId, message: 'Halo' },
      { is_read: false, visible_from: expect.any(String) },
    ],
    organization_structure: [{ name, position }, orgMember],
    site_configurations: [{ config_key: 'baru', config_value: 'x' }, { version: 1 }],
    work_history: [work, { type: 'pekerjaan', version: 1 }],
  };
  for (const [table, [required, rest]] of Object.entries(expected)) {
    const columns = Object.keys(required).join();
    const [row] = await portal.sql(
      `insert into public.${table} (${columns}) select ${columns}
       from jsonb_populate_record(null::public.${table}, $1::text::jsonb)
       returning ${filledColumns(table)}`,
      [JSON.stringify(required)],
    );
    expect(row?.filled, table).toEqual({ ...required, ...rest });
  }
  const tables = await portal.sql(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  expect(tables.map(({ table_name }) => table_name)).toEqual(Object.keys(expected));
});

/** Of forms that store no row, or begin with one as it is stored. */
const withoutDefaults: Readonly<Record<string, readonly string[]>> = {
  admin: [
    'export/export-drawer.tsx',
    'features/events/registrations/message-participants.tsx',
    'features/site-settings/editor/section-form.tsx',
    'features/site-settings/sections/year-groups-section.tsx',
    'list/saved/saved-views-drawer.tsx',
  ],
  member: ['features/post-job/job-editor.tsx', 'features/profile/password-form.tsx'],
  'public-site': ['features/account/use-account-form.ts', 'features/contact/contact-form.tsx'],
};
/** Those whose defaults are tried here and in the defaults of the admin. */
const tried: Readonly<Record<string, readonly string[]>> = {
  admin: [
    'features/alumni/alumni-form.tsx',
    'features/events/event-form.tsx',
    'features/events/registrations/add-registration.tsx',
    'features/jobs/job-form.tsx',
    'features/organization/member-form.tsx',
  ],
  member: [
    'features/post-job/job-form.tsx',
    'features/profile/form/use-profile-form.ts',
    'features/profile/lists/use-item-form.ts',
  ],
};

it.each(Object.entries(withoutDefaults))(
  'the defaults of every form of %s are tried, or it has none',
  (app, others) => {
    const source = new URL(`../../../apps/${app}/src/`, import.meta.url);
    const forms = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (path) =>
        /(?<!\.test)\.tsx?$/.test(path) &&
        /\buseForm(<.*>)?\(/.test(readFileSync(new URL(path, source), 'utf8')),
    );
    expect(forms.sort()).toEqual([...others, ...(tried[app] ?? [])].sort());
  },
);
