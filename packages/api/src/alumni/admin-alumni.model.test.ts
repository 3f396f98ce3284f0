import { expect, test } from 'vitest';
import { toAlumniRecord, toListedAlumnus, toVersionedAlumni } from './admin-alumni.model.ts';

const id = '018f0000-0000-7000-8000-000000000001';

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
    }),
  );
  expect(toListedAlumnus({ message: 'x' } as never)).toBeNull();
});

test('a record survives null lists, and is none without id or version', () => {
  const record = toAlumniRecord({
    id,
    version: 3,
    user_id: null,
    special_badge: null,
    advanced_degrees: null,
    trainings_certifications: 'x',
  });
  expect(record).toMatchObject({ userId: null, specialBadge: '', degrees: [], trainings: [] });
  expect(toAlumniRecord({ id })).toBeNull();
  expect(toAlumniRecord(null)).toBeNull();
});

test('the form begins with what may be changed, and knows the version', () => {
  const record = toAlumniRecord({
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
