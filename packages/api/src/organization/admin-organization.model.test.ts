import { expect, test } from 'vitest';
import { type AdminOrganizationMember, orderAfterMove } from './organization.model.ts';

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
