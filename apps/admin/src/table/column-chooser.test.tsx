import { tableLookKeyPrefix } from '@portal/api/storage-keys';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ColumnChooser } from './column-chooser.tsx';
import type { TableColumn } from './table-column.tsx';
import { useTableLook } from './use-table-look.ts';

const columns: readonly TableColumn<object>[] = [
  { key: 'name', title: 'Nama', cardPlace: 'name' },
  { key: 'email', title: 'Email' },
  { key: 'year', title: 'Angkatan' },
  { key: 'city', title: 'Kota', isHiddenAtFirst: true },
];

function Table() {
  const look = useTableLook('uji', columns);
  const shown = look.arrange(columns).filter(({ key }) => look.isShown(key));
  return (
    <>
      <output>{shown.map(({ title }) => title).join(' ')}</output>
      <ColumnChooser columns={columns} look={look} />
    </>
  );
}

let hide: () => Promise<void>;
async function show() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Table />));
  hide = () => act(async () => root.unmount());
}

const shown = () => document.querySelector('output')?.textContent;
const button = (name: string) =>
  document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);

async function press(name: string) {
  const pressed = button(name);
  pressed?.focus();
  await act(async () => pressed?.click());
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  await show();
});
afterEach(async () => {
  await hide();
  document.body.replaceChildren();
});

test('columns move, but not before the name, and their order is restored', async () => {
  expect(shown()).toBe('Nama Email Angkatan');
  await press('Turun: Email');
  expect(shown()).toBe('Nama Angkatan Email');
  expect(document.querySelector('[role="status"]')?.textContent).toBe(
    'Email kini di urutan 3 dari 4.',
  );
  await hide();
  await show();
  expect(shown()).toBe('Nama Angkatan Email');
});

test('focus stays on the buttons of the moved column, also where it arrives at an end', async () => {
  await press('Naik: Kota');
  expect(document.activeElement).toBe(button('Naik: Kota'));
  await press('Naik: Kota');
  expect(button('Naik: Kota')?.disabled).toBe(true);
  expect(document.activeElement).toBe(button('Turun: Kota'));
  await press('Turun: Kota');
  await press('Turun: Kota');
  expect(document.activeElement).toBe(button('Naik: Kota'));
});

test('of columns that a stored look does not know, those are shown that are not hidden at first', async () => {
  const key = `${tableLookKeyPrefix}uji`;
  for (const [stored, expected] of [
    [{ hidden: [], isCompact: true }, 'Nama Email Angkatan'],
    [{ hidden: [], known: ['name', 'city'] }, 'Nama Email Angkatan Kota'],
    [{ order: ['year', 'gone', 'name'], hidden: [] }, 'Nama Angkatan Email'],
    [{ order: 'year' }, 'Nama Email Angkatan'],
  ] as const) {
    await hide();
    localStorage.setItem(key, JSON.stringify(stored));
    await show();
    expect(shown()).toBe(expected);
  }
});

test('a box for each column says whether it is shown, and changes that, but for the name', async () => {
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  const marks = () => boxes().map(({ checked, disabled }) => [checked, disabled]);
  expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual(
    columns.map(({ title }) => title),
  );
  const rest = [
    [true, false],
    [false, false],
  ];
  expect(marks()).toEqual([[true, true], [true, false], ...rest]);
  await act(async () => boxes()[1]?.click());
  await act(async () => boxes()[3]?.click());
  expect(marks()).toEqual([
    [true, true],
    [false, false],
    [true, false],
    [true, false],
  ]);
  expect(shown()).toBe('Nama Angkatan Kota');
});
