import { expect, it } from 'vitest';
import { toProfileCompleteness } from './profile-completeness.model.ts';

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

it('asks for nothing where every part has one filled column', () => {
  expect(toProfileCompleteness(completeRow)).toEqual({ total: 6, missing: [] });
});

it('names the empty parts in the order of the dashboard; blank text counts as empty', () => {
  const row = { ...completeRow, profile_image_url: null, job_title: '  ', linkedin_url: '' };
  expect(toProfileCompleteness(row).missing).toEqual(['photo', 'job', 'contact']);
});

it('asks an account without a row for everything', () => {
  expect(toProfileCompleteness(null).missing).toHaveLength(6);
});
