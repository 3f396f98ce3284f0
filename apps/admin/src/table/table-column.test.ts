import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createdColumn, orderNames, renderCell } from './table-column.tsx';
import { useSelection } from './use-selection.ts';

const column = { key: 'place', title: 'Lokasi', text: (row: { place: string }) => row.place };
const noDetail = () => undefined;

test('shows the text of a column, or a dash where it is empty', () => {
  expect(renderCell(column, { place: 'Aula' }, noDetail)).toBe('Aula');
  expect(renderCell(column, { place: '' }, noDetail)).toBe('–');
});

test('shows what a column renders instead of its text', () => {
  const rendered = { ...column, render: (row: { place: string }) => `Ruang ${row.place}` };
  expect(renderCell(rendered, { place: 'A' }, noDetail)).toBe('Ruang A');
});

test('names the orders of a column in words', () => {
  expect(orderNames(column)).toEqual(['Lokasi A–Z', 'Lokasi Z–A']);
  expect(orderNames(createdColumn)).toEqual(['Terlama dulu', 'Terbaru dulu']);
});

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
];

test('rows of the page are selected one by one or at once, and one that has left it is selected no more', () => {
  const { result, rerender } = renderHook((rows: { id: string }[]) => useSelection(rows), {
    initialProps: [a, b, c],
  });
  const selected = () => result.current.rows.map(({ id }) => id).join('');
  expect(selected()).toBe('');
  act(() => result.current.toggle(c));
  act(() => result.current.toggle(a));
  expect([selected(), result.current.has(a), result.current.has(b)]).toEqual(['ac', true, false]);
  act(() => result.current.toggle(c));
  expect(selected()).toBe('a');
  act(() => result.current.select([b, c]));
  expect(selected()).toBe('bc');
  act(() => result.current.drop([b, { id: 'x' }]));
  expect(selected()).toBe('c');
  act(() => result.current.toggle(a));
  rerender([a, b]);
  expect(selected()).toBe('a');
});
