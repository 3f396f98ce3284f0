import { expect, test } from 'vitest';
import {
  toAlumniRecord,
  toListedAlumnus,
  toOwnAlumni,
  toProfileCompleteness,
  toVersionedAlumni,
} from './alumni.model.ts';

const completeRow = {
  profile_image_url: 'https://portal.example/a.webp',
  entry_year: '2014',
  job_title: 'Insinyur',
  company: null,
  location: 'Pekanbaru',
  bio: 'Bekerja di bidang proteksi.',
  phone_number: null,
  linkedin_url: 'https://www.linkedin.com/in/budi',
};

test('asks for nothing where every part has one filled column', () => {
  expect(toProfileCompleteness(completeRow)).toEqual({ total: 6, missing: [] });
});

test('names the empty parts in the order of the dashboard; blank text counts as empty', () => {
  const row = { ...completeRow, profile_image_url: null, job_title: '  ', linkedin_url: '' };
  expect(toProfileCompleteness(row).missing).toEqual(['photo', 'job', 'contact']);
});

test('asks an account without a row for everything', () => {
  expect(toProfileCompleteness(null).missing).toHaveLength(6);
});

const id = '018f0000-0000-7000-8000-000000000001';
/** A row whose shape is not the one that the database promises. */
const readRecord = (row: object | null) => toAlumniRecord(row as never);

test('a listed row of the wrong shape is shown with what is readable in it', () => {
  const row = { id, full_name: 'Sri', validation_status: 'baru', entry_year: 2014 };
  expect(toListedAlumnus(row as never)).toEqual(
    expect.objectContaining({
      id,
      fullName: 'Sri',
      status: 'pending',
      entryYear: '',
      canPostJobs: false,
      hasAccount: false,
      lacksConfirmation: false,
    }),
  );
  expect(toListedAlumnus({ message: 'x' } as never)).toBeNull();
});

test('reads a record with null lists, and null without id or version', () => {
  const record = readRecord({
    id,
    version: 3,
    user_id: null,
    special_badge: null,
    advanced_degrees: null,
    trainings_certifications: 'x',
  });
  expect(record).toMatchObject({ userId: null, specialBadge: '', degrees: [], trainings: [] });
  expect(readRecord({ id })).toBeNull();
  expect(readRecord(null)).toBeNull();
});

test('the form starts with the editable fields and the version', () => {
  const record = readRecord({
    id,
    version: 3,
    full_name: 'Sri',
    email: 'sri@contoh.example',
    validation_status: 'verified',
    can_post_jobs: true,
  });
  if (!record) throw new Error('There is a record');
  const { version, fields } = toVersionedAlumni(record);
  expect(version).toBe(3);
  expect(fields).toMatchObject({
    fullName: 'Sri',
    email: 'sri@contoh.example',
    status: 'verified',
    canPostJobs: true,
    imageUrl: null,
  });
  expect(fields).not.toHaveProperty('id');
});

test.each([
  ['verified', true],
  ['pending', false],
  ['rejected', false],
])('the posting right of a %s record counts: %s', (validation_status, counts) => {
  const row = { id, can_post_jobs: true, validation_status };
  expect(toOwnAlumni(row as never)?.canPostJobs).toBe(counts);
});
