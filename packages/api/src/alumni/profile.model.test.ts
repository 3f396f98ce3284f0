import { expect, it } from 'vitest';
import { emptyProfile, toOwnProfile } from './profile.model.ts';

/** A row whose shape is not the one that the database promises. */
const readOwn = (row: object) => toOwnProfile(row as never);

it('reads list entries of older shapes: numeric ids, an organization under its former key', () => {
  const profile = readOwn({
    id: '1',
    trainings_certifications: [{ id: 1700000000000, name: 'Ahli K3', year: 2019 }],
    organizational_history: [{ id: 'a', name: 'PII Riau' }],
    advanced_degrees: null,
  });
  expect(profile?.trainings).toEqual([
    { id: '1700000000000', name: 'Ahli K3', issuer: '', year: '', description: '' },
  ]);
  expect(profile?.organizations).toMatchObject([{ id: 'a', organizationName: 'PII Riau' }]);
  expect(profile?.degrees).toEqual([]);
});

it('shows the contacts of a new profile to alumni, and hides them where the choice is unreadable', () => {
  expect(emptyProfile('Budi')).toMatchObject({
    fullName: 'Budi',
    bio: '',
    contactVisibility: 'alumni',
  });
  expect(readOwn({ id: '1' })?.fields.contactVisibility).toBe('private');
});
