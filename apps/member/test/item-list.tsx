import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Item, ItemKind, ItemStore } from '../src/features/profile/lists/item-kind.ts';
import { ItemSection } from '../src/features/profile/lists/item-section.tsx';

/** A list as the page keeps it, with what the service answers. */
export function openList(kind: ItemKind, fields: Item[] = [], changes: Partial<ItemStore> = {}) {
  const store = {
    items: fields.map((item) => ({ fields: item, version: 3 })),
    read: vi.fn<ItemStore['read']>(changes.read ?? (async () => null)),
    write: vi.fn<ItemStore['write']>(changes.write ?? (async () => undefined)),
    remove: vi.fn<ItemStore['remove']>(changes.remove ?? (async () => undefined)),
  };
  const announce = vi.fn();
  const list = (items: ItemStore['items'] = store.items, placeholder?: ReactElement) => (
    <ItemSection {...{ kind, announce, placeholder }} store={{ ...store, items }} />
  );
  const { rerender } = render(list());
  return { store, announce, show: (...args: Parameters<typeof list>) => rerender(list(...args)) };
}

export const section = () => document.querySelector('section')?.textContent;
/** By what it is called to everyone. By its role it takes much longer. */
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
export const press = (name: string) => fireEvent.click(button(name) ?? screen.getByText(name));
export const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const errors = () =>
  [...document.querySelectorAll('p[id$="-error"]')].map(({ textContent }) => textContent);
