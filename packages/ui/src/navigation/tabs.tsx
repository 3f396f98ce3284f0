import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Key extends string> {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** The tab pattern of WAI-ARIA: one stop for Tab, the arrow keys, Home and End move and choose. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Key>) {
  const id = useId();
  const panelId = `${id}-panel`;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = tabs.findIndex(({ key }) => key === selected);
    const to = tabs.at(nextIndex(event.key, from, tabs.length) ?? from);
    if (!to || to.key === selected) return;
    event.preventDefault();
    onSelect(to.key);
    document.getElementById(`${id}-${to.key}`)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === selected}
            aria-controls={panelId}
            tabIndex={tab.key === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.key)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}

function nextIndex(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
