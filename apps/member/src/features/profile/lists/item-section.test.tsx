import { ApiError } from '@portal/api';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openList, press, section, type } from '../../../../test/item-list.tsx';
import type { Item } from './item-kind.ts';
import { ItemSection } from './item-section.tsx';
import { trainings } from './list-kinds.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Trainings({ onRemoved }: { onRemoved?: () => void }) {
  const [names, setNames] = useState(['Ahli K3', 'Pemrograman PLC']);
  const items = names.map((name) => ({
    fields: { ...trainings.empty, id: name, name },
    version: 1,
  }));
  const store = {
    items,
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    remove: async (id: string) => {
      setNames(names.filter((name) => name !== id));
      onRemoved?.();
    },
  };
  return <ItemSection kind={trainings} store={store} announce={() => undefined} />;
}

/** Both render again when an entry of one is removed. */
function TwoLists() {
  const [removed, setRemoved] = useState(0);
  const onRemoved = () => setRemoved(removed + 1);
  return (
    <>
      <Trainings onRemoved={onRemoved} />
      <Trainings onRemoved={onRemoved} />
    </>
  );
}

async function remove(name: string) {
  const button = screen.getByRole('button', { name: `Hapus ${name}` });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
}

test('the focus stays in the list of the deleted entry where another list had it before', async () => {
  render(<TwoLists />);
  const [first, second] = screen.getAllByRole('button', { name: 'Hapus Ahli K3' });
  first?.focus();
  second?.focus();
  if (second) fireEvent.click(second);
  fireEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const [, list] = screen.getAllByRole('region');
  expect(list?.contains(document.activeElement)).toBe(true);
});

test('the focus moves to the next entry when one is deleted, and to the heading after the last', async () => {
  render(<Trainings />);
  await remove('Ahli K3');
  expect(document.activeElement?.textContent).toContain('Pemrograman PLC');
  await remove('Pemrograman PLC');
  expect(document.activeElement?.textContent).toBe(trainings.title);
});

const safety: Item = { id: 'k3', name: 'Ahli K3', issuer: 'Kemnaker', year: '', description: '' };
const plc: Item = { ...safety, id: 'plc', name: 'Pemrograman PLC' };
const outage = new ApiError('Layanan mati', { kind: 'server', code: '', status: 500 });

test('what is typed waits beside the entry while another one is open, until it is dropped', () => {
  openList(trainings, [safety, plc]);
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  press('Ubah Ahli K3');
  type('Penyelenggara', 'BNSP');
  press('Ubah Pemrograman PLC');
  expect(rows()[0]).toBe('Ahli K3KemnakerAda perubahan yang belum disimpan.UbahHapus');
  press('Batal');
  expect(rows()).toEqual([
    'Ahli K3KemnakerAda perubahan yang belum disimpan.UbahHapus',
    'Pemrograman PLCKemnakerUbahHapus',
  ]);
  cleanup();
  openList(trainings, [safety, plc]);
  expect(screen.getByLabelText('Penyelenggara')).toHaveProperty('value', 'BNSP');
  // Restored with the page, the form leaves the focus where it is.
  expect(document.activeElement).toBe(document.body);
  press('Batal');
  expect(rows()[0]).toBe('Ahli K3KemnakerUbahHapus');
});

test.each([
  ['is deleted', async () => undefined, [['Pelatihan Dihapus']]],
  ['stays when the service fails', () => Promise.reject(outage), []],
])('an entry %s after a question, which closes', async (_name, answer, said) => {
  const remove = vi.fn(answer);
  const { announce } = openList(trainings, [safety, plc], { remove });
  press('Hapus Pemrograman PLC');
  expect(screen.getByRole('dialog').textContent).toBe(
    'Hapus Pelatihan?Pemrograman PLC akan dihapus dari profil Anda dan tidak dapat dikembalikan.HapusBatal',
  );
  press('Batal');
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Hapus Pemrograman PLC');
  press('Hapus');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(remove.mock.calls).toEqual([['plc']]);
  expect(announce.mock.calls).toEqual(said);
});

test('while the entries are read, a placeholder stands for them', () => {
  const { show } = openList(trainings);
  show([], <p>Memuat…</p>);
  expect(section()).toBe(`${trainings.title}${trainings.text}Memuat…${trainings.addLabel}`);
});
