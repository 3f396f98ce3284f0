import type { FrameLink } from '@portal/federation';
import { useLocation } from '@portal/federation/router';
import { Cluster } from '@portal/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styles from './nav-dropdown.module.css';
import { PageLink } from './page-link.tsx';
import { useDismiss } from './use-dismiss.ts';

/** A disclosure with links, as the ARIA guide shows it for site navigation: Escape closes it and returns the focus. */
export function NavDropdown({ label, links }: { label: string; links: FrameLink<'nav'>[] }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useDismiss(area, isOpen, (reason) => {
    setOpen(false);
    if (reason === 'escape') button.current?.focus();
  });

  return (
    <div ref={area} className={styles.dropdown}>
      <Cluster
        as="button"
        gap={1}
        align="center"
        isOneLine
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={listId}
        data-active={links.some(({ path }) => path === pathname)}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        <ChevronDown aria-hidden size={16} />
      </Cluster>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {links.map((link) => (
          <li key={link.path}>
            <PageLink to={link.path} className={styles.link} onChoose={() => setOpen(false)}>
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
