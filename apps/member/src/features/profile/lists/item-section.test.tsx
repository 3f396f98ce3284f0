import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ItemForm } from './item-form.tsx';
import { ItemSection } from './item-section.tsx';
import { degrees, organizations, trainings } from './list-kinds.ts';
import { workKind } from './work-kind.ts';

afterEach(cleanup);

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

const store = {
  items: [],
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

test.each([trainings, organizations, degrees, workKind])(
  'the form of $noun marks what may stay empty, and only that',
  (kind) => {
    const item = { ...kind.empty, id: 'new' };
    const none = () => undefined;
    render(
      <ItemForm
        isNew
        takesFocus={false}
        {...{ kind, item, store }}
        onSaved={none}
        onClose={none}
      />,
    );
    const marked = [...document.querySelectorAll('label, legend')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.endsWith(' (opsional)'));
    const { error } = kind.schema.safeParse(item);
    const missing = error?.issues.map(({ path }) => path[0]) ?? [];
    const mayStayEmpty = kind.fields.filter(
      ({ name }) => kind.empty[name] === '' && !missing.includes(name),
    );
    expect(missing).not.toEqual([]);
    expect(marked).toEqual(mayStayEmpty.map(({ label }) => `${label} (opsional)`));
  },
);
