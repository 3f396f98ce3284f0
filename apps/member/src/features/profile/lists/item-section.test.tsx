import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ItemSection } from './item-section.tsx';
import { trainings } from './list-kinds.ts';

afterEach(cleanup);

function Trainings() {
  const [names, setNames] = useState(['Ahli K3', 'Pemrograman PLC']);
  const items = names.map((name) => ({
    fields: { ...trainings.empty, id: name, name },
    version: 1,
  }));
  const store = {
    items,
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    remove: (id: string) => Promise.resolve(setNames(names.filter((name) => name !== id))),
  };
  return <ItemSection kind={trainings} store={store} />;
}

async function remove(name: string) {
  const button = screen.getByRole('button', { name: `Hapus ${name}` });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
}

test('the focus moves to the next entry when one is deleted, and to the heading after the last', async () => {
  render(<Trainings />);
  await remove('Ahli K3');
  expect(document.activeElement?.textContent).toContain('Pemrograman PLC');
  await remove('Pemrograman PLC');
  expect(document.activeElement?.textContent).toBe(trainings.title);
});
