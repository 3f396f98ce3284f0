import { expect, test } from 'vitest';
import { categoryLabel, sortCategories, toOrganizationMember } from './organization.model.ts';

test('puts the known categories in their order, then the others A–Z, and lainnya last', () => {
  const found = ['lainnya', 'zona', 'pengurus-inti', 'bidang-sosial', 'dewan-penasehat', 'zona'];
  expect(sortCategories(found)).toEqual([
    'dewan-penasehat',
    'pengurus-inti',
    'bidang-sosial',
    'zona',
    'lainnya',
  ]);
});

test('takes the configured label, else derives one from the key', () => {
  expect(categoryLabel('kordinator-sektor', { 'kordinator-sektor': 'Koordinator Sektor' })).toBe(
    'Koordinator Sektor',
  );
  expect(categoryLabel('divisi-data-tracer', { 'divisi-data-tracer': ' ' })).toBe(
    'Divisi Data Tracer',
  );
});

test('reads rows of a wrong shape without failing', () => {
  const read = (row: object | null) => toOrganizationMember(row as never);
  expect(read({ id: 'a', name: 7, image_url: '', category: null })).toEqual({
    id: 'a',
    name: '',
    position: '',
    jobDescription: '',
    imageUrl: null,
    category: 'lainnya',
  });
  expect([read(null), read({ name: 'Tanpa id' })]).toEqual([null, null]);
});
