import { type ReactNode, useId } from 'react';
import styles from './detail-section.module.css';

export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

/** One line of a list of facts; what the alumnus has not told keeps its place. */
export function DetailFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.unknown}>Belum diisi</span>}</dd>
    </div>
  );
}

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
    <DetailSection title={title}>
      {items.length === 0 ? (
        <p className={styles.unknown}>Belum diisi</p>
      ) : (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>{render(item)}</li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

interface DetailItemProps {
  title: string;
  /** Facts of one line; empty ones are left out. */
  notes: readonly string[];
  text: string;
}

export function DetailItem({ title, notes, text }: DetailItemProps) {
  const note = notes.filter(Boolean).join(' · ');
  return (
    <>
      <p className={styles.itemTitle}>{title}</p>
      {note && <p className={styles.itemNote}>{note}</p>}
      {text && <p className={styles.itemText}>{text}</p>}
    </>
  );
}
