import { expect, test } from 'vitest';
import {
  type AdminOrganizationMember,
  categoryLabel,
  orderAfterMove,
  shownCategories,
  sortCategories,
  toOrganizationMember,
} from './organization.model.ts';

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

test('shows the categories of members and those with a label, in their order', () => {
  const member = { id: 'a', name: '', position: '', jobDescription: '', imageUrl: null };
  const labels = { zona: 'Zona Pesisir', 'pengurus-inti': 'Inti' };
  expect(shownCategories([{ ...member, category: 'dewan-penasehat' }], labels)).toEqual([
    { key: 'dewan-penasehat', label: 'Dewan Penasehat' },
    { key: 'pengurus-inti', label: 'Inti' },
    { key: 'zona', label: 'Zona Pesisir' },
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

function members(...orders: number[]): AdminOrganizationMember[] {
  return orders.map((displayOrder, index) => ({
    id: 'abc'.charAt(index),
    version: index + 1,
    fields: {
      name: '',
      position: '',
      jobDescription: '',
      imageUrl: null,
      category: 'pengurus-inti',
      displayOrder,
    },
  }));
}

test('exchanges the numbers of two neighbours and leaves the others', () => {
  expect(orderAfterMove(members(10, 20, 30), 'c', -1)).toEqual([
    { id: 'c', version: 3, displayOrder: 20 },
    { id: 'b', version: 2, displayOrder: 30 },
  ]);
});

test('numbers a category again where several share a number', () => {
  expect(orderAfterMove(members(0, 0, 3), 'a', 1)).toEqual([
    { id: 'b', version: 2, displayOrder: 1 },
    { id: 'a', version: 1, displayOrder: 2 },
  ]);
});

test('writes nothing beyond either end or for a member who was deleted', () => {
  expect(orderAfterMove(members(1, 2), 'a', -1)).toEqual([]);
  expect(orderAfterMove(members(1, 2), 'b', 1)).toEqual([]);
  expect(orderAfterMove(members(1, 2), 'c', 1)).toEqual([]);
});
