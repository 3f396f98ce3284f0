import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { SelectField } from '../form/select-field.tsx';
import styles from './tabs.module.css';

interface TabsProps<Key extends string> {
  /** The name of the tab list, for screen readers. */
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** 'rail' is for many tabs with long names: they stand beside the panel, and a select takes their place on narrow screens. */
  layout?: 'row' | 'rail';
  /** The content of the selected tab. */
  children: ReactNode;
}

const rowSteps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const railSteps: Readonly<Record<string, number>> = { ...rowSteps, ArrowDown: 1, ArrowUp: -1 };

/** The tabs pattern of WAI-ARIA: one tab stop; the arrow keys, Home and End select. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  layout = 'row',
  children,
}: TabsProps<Key>) {
  const id = useId();
  const panelId = `${id}-panel`;
  const list = useScrolledTo(`${id}-${selected}`);
  const isRail = layout === 'rail';

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = tabs.findIndex(({ key }) => key === selected);
    const steps = isRail ? railSteps : rowSteps;
    const to = tabs.at(nextIndex(event.key, from, tabs.length, steps));
    if (!to || to.key === selected) return;
    event.preventDefault();
    onSelect(to.key);
    document.getElementById(`${id}-${to.key}`)?.focus();
  };

  return (
    <div className={classNames(isRail && styles.withRail)}>
      {isRail && (
        <SelectField
          label={label}
          className={styles.choice}
          value={selected}
          options={tabs.map(({ key, label }) => ({ value: key, label }))}
          onChange={(event) => {
            const chosen = tabs.find(({ key }) => key === event.target.value);
            if (chosen) onSelect(chosen.key);
          }}
        />
      )}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isRail ? 'vertical' : 'horizontal'}
        className={classNames(styles.list, isRail && styles.rail)}
      >
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
    </div>
  );
}

/** Scrolls the list to the tab with this id if the list is wider than the screen; the page itself does not scroll. */
function useScrolledTo(tabId: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(tabId);
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [tabId]);
  return list;
}

function nextIndex(
  key: string,
  from: number,
  count: number,
  steps: Readonly<Record<string, number>>,
): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return (from + (steps[key] ?? 0) + count) % count;
}
