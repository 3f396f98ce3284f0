import { expect, test } from 'vitest';
import { toPictureAddress, toStoredPicture } from './file-address.ts';

const backend = 'https://project.supabase.example';
const folder = '/storage/v1/object/public/public-files';
const upload = `${folder}/hero/1763820000000_a1b2c3d4e5f6.jpg`;
const avatar = `${folder}/avatars/11111111-1111-4111-8111-111111111111_1763820000000.png`;
const elsewhere = 'https://cdn.example/hero.webp';

test.each([
  ['an upload', `${backend}${upload}`, upload],
  ['an upload that a former domain served', `http://localhost:3300${upload}`, upload],
  ['a portrait that a former domain served', `https://former.example${avatar}`, avatar],
  [
    'a picture that an operator has added',
    `${backend}${folder}/avatars/demo-01.webp`,
    `${folder}/avatars/demo-01.webp`,
  ],
  ['a path', upload, upload],
])('stores %s as a path', (_, address, stored) => {
  expect(toStoredPicture(address, backend)).toBe(stored);
});

test.each([
  elsewhere,
  `https://other.example${folder}/team/photo.jpg`,
  `https://other.example/?x=${upload}`,
  '',
])('leaves %s as it is', (address) => {
  expect(toStoredPicture(address, backend)).toBe(address);
  expect(toPictureAddress(address, backend)).toBe(address);
});

test('shows a stored file from where the storage is', () => {
  expect(toPictureAddress(upload, backend)).toBe(backend + upload);
  expect(toPictureAddress(`http://localhost:3300${upload}`, backend)).toBe(backend + upload);
  expect(toPictureAddress(upload, '')).toBe(upload);
});
