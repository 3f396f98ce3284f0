import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Row } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { askAs } from '../product.ts';
import { api } from './planted.ts';
import {
  admin,
  event,
  job,
  jobDeadline,
  type Make,
  named,
  orgMember,
  storedIn,
} from './required-rows.ts';

// All of Ant Design comes with it, which takes longer than a test on a busy machine.
const { newAlumni, toFields } = await admin<{ newAlumni: Row; toFields(values: Row): Row }>(
  'alumni/alumni-values',
);

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  await askAs(portal.people.admin);
});

/** What the form of the admin stores if nothing but this is filled. */
async function savedByAdmin(
  table: string,
  {
    empty,
    filled,
    toFields,
    save,
  }: Record<'empty' | 'filled', Row> & {
    toFields(values: Row, picture: null): Row;
    save: Make;
  },
): Promise<unknown> {
  const id = randomUUID();
  const fields = toFields({ ...empty, ...filled }, null);
  await save().mutationFn({ id, version: null, fields });
  return storedIn(table, 'id', id);
}

it('a new alumnus of the admin waits, is listed and may post no jobs', async () => {
  const { alumniMutations } = await api<{ alumniMutations: { save: Make } }>('alumni/admin');
  const form = { empty: newAlumni, filled: { fullName: 'Ani Baru' }, toFields };
  expect(await savedByAdmin('alumni', { ...form, ...alumniMutations })).toEqual(named);
});

it('a new event of the admin waits, without registration; a copy has neither day, status nor meeting of its own', async () => {
  const { newEvent, toCopiedValues, toEventFields } = await admin<{
    newEvent: Row;
    toCopiedValues(fields: Row): Row;
    toEventFields(values: Row): Row;
  }>('events/event-values');
  const { eventMutations } = await api<{ eventMutations: { save: Make } }>('event/admin');
  const required = { title: 'Reuni', date: '2027-01-02' };
  const form = { filled: required, toFields: toEventFields, ...eventMutations };
  const added = { ...event, user_id: portal.people.admin.id, category: 'seminar' };
  expect(await savedByAdmin('events', { ...form, empty: newEvent })).toEqual(added);

  const whole = {
    ...newEvent,
    location: 'Aula',
    category: 'webinar',
    description: 'Lama',
    status: 'approved',
    onlineLink: 'https://meet.example/a',
    registrationMode: 'portal',
    capacity: 20,
    deadlineDate: '2026-12-01',
    deadlineTime: '10:00',
    imageUrl: null,
  };
  const copied = { ...form, empty: toCopiedValues(whole) };
  expect(await savedByAdmin('events', copied)).toEqual({
    ...added,
    location: 'Aula',
    searched: 'reuni\naula',
    category: 'webinar',
    description: 'Lama',
    registration_mode: 'portal',
    capacity: 20,
  });
});

it('a new job of the admin waits, full-time, for thirty days', async () => {
  const filled = { title: 'Teknisi', companyName: 'PT A', description: 'Merawat.' };
  const { newJob, toJobFields } = await admin<{ newJob(): Row; toJobFields(values: Row): Row }>(
    'jobs/job-values',
  );
  const { jobMutations } = await api<{ jobMutations: { save: Make } }>('job-posting/admin');
  const form = { empty: newJob(), filled, toFields: toJobFields };
  expect(await savedByAdmin('job_postings', { ...form, ...jobMutations })).toEqual({
    ...job,
    posted_by_user_id: portal.people.admin.id,
    deadline: jobDeadline(),
  });
});

it('a new member of the organization is the first of its first category', async () => {
  const { newMember, toMemberFields, toMemberValues } = await admin<{
    newMember: Row;
    toMemberFields(values: Row): Row;
    toMemberValues(fields: Row): Row;
  }>('organization/member-values');
  const { memberMutations } = await api<{ memberMutations: { save: Make } }>('organization/admin');
  const form = {
    empty: toMemberValues(newMember),
    filled: { name: 'Ani', position: 'Ketua' },
    toFields: toMemberFields,
  };
  expect(await savedByAdmin('organization_structure', { ...form, ...memberMutations })).toEqual(
    orgMember,
  );
});

it('people from a file are verified, and not listed', async () => {
  const { initialOptions } = await admin<{ initialOptions: Row }>('alumni/import/use-import');
  const { importMutations } = await api<{ importMutations: { run: Make } }>('alumni-import/index');
  const { previewImport, toRow } = await api<{
    previewImport(rows: Row[], options: Row): Promise<{ fingerprint: string }[]>;
    toRow(sent: Row): Row;
  }>('alumni-import/import.queries');
  const sent = { row: 2, values: { name: 'ANI BARU', entry_year: '2010' } };
  const [planned] = await previewImport([toRow(sent)], initialOptions);
  await importMutations.run().mutationFn({
    file: { name: 'a.csv', size: 1 },
    fingerprint: 'a'.repeat(64),
    options: initialOptions,
    leftOut: {},
    rows: [{ ...sent, ...planned }],
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(await storedIn('alumni', 'full_name', 'Ani Baru')).toEqual({
    ...named,
    entry_year: '2010',
    validation_status: 'verified',
    is_listed: false,
  });
});
