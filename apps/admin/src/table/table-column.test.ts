import { expect, test } from 'vitest';
import { createdColumn, orderNames, renderCell } from './table-column.tsx';

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
