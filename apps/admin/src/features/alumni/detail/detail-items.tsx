import { FactSection, Muted, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './detail-items.module.css';

interface DetailItemsProps<Item extends { id: string }> {
  title: string;
  items: readonly Item[];
  render: (item: Item) => ReactNode;
}

export function DetailItems<Item extends { id: string }>({
  title,
  items,
  render,
}: DetailItemsProps<Item>) {
  return (
    <FactSection title={title}>
      {items.length === 0 ? (
        <p className={styles.unknown}>Belum diisi</p>
      ) : (
        <Stack as="ul">
          {items.map((item) => (
            <li key={item.id}>{render(item)}</li>
          ))}
        </Stack>
      )}
    </FactSection>
  );
}

interface DetailItemProps {
  title: string;
  /** Shown on one line; empty ones are left out. */
  notes: readonly string[];
  text: string;
}

export function DetailItem({ title, notes, text }: DetailItemProps) {
  const note = notes.filter(Boolean).join(' · ');
  return (
    <>
      <p className={styles.itemTitle}>{title}</p>
      {note && <Muted>{note}</Muted>}
      {text && <p className={styles.itemText}>{text}</p>}
    </>
  );
}
