import { useLocation } from '@portal/federation/router';
import { ChevronDown } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import styles from './nav-dropdown.module.css';
import type { NavGroup } from './nav-items.ts';
import { PageLink } from './page-link.tsx';
import { useDismiss } from './use-dismiss.ts';

/** A disclosure with links, as the ARIA guide shows it for site navigation: Escape closes and gives the focus back. */
export function NavDropdown({ group }: { group: NavGroup }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const close = useCallback((reason: 'escape' | 'outside') => {
    setOpen(false);
    if (reason === 'escape') button.current?.focus();
  }, []);
  useDismiss(area, isOpen, close);

  return (
    <div ref={area} className={styles.dropdown}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={listId}
        data-active={group.children.some((child) => child.to === pathname)}
        onClick={() => setOpen(!isOpen)}
      >
        {group.label}
        <ChevronDown aria-hidden size={16} />
      </button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {group.children.map((child) => (
          <li key={child.to}>
            <PageLink to={child.to} className={styles.link} onChoose={() => setOpen(false)}>
              {child.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
