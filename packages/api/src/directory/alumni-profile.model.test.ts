import { expect, it } from 'vitest';
import { toAlumniProfile } from './alumni-profile.model.ts';

/** A row whose shape is not the one that the database promises. */
const read = (row: object) => toAlumniProfile(row as never);

it('reads stored data of the wrong shape with defaults', () => {
  const profile = read({
    id: '1',
    display_name: null,
    advanced_degrees: 'S2',
    trainings_certifications: [null, { id: 'a', name: 'Ahli K3', year: 2019 }],
    contact_visibility: 'friends',
  });
  expect(profile).toMatchObject({
    displayName: '',
    degrees: [],
    contactVisibility: 'private',
    contact: null,
  });
  expect(profile?.certifications.at(-1)).toEqual({
    id: 'a',
    name: 'Ahli K3',
    issuer: '',
    year: '',
  });
});

it('has contacts only where the database says that they may be seen', () => {
  const row = { id: '1', email: 'a@b.example', contact_visibility: 'public' };
  expect(read(row)?.contact).toBeNull();
  expect(read({ ...row, contact_is_visible: true })?.contact).toEqual({
    email: 'a@b.example',
    phoneNumber: null,
    linkedinUrl: null,
    websiteUrl: null,
  });
});
