import { DownOutlined } from '@ant-design/icons';
import { useQuery } from '@portal/api/query';
import { waitingCountsQuery } from '@portal/api/statistics';
import { Link, useLocation } from '@portal/federation/router';
import { formatNumber, VisuallyHidden } from '@portal/ui';
import { useId, useRef } from 'react';
import styles from './section-menu.module.css';
import { type Section, sections } from './sections.ts';

/** One list of links: beside the page, as a bar above it, or on a telephone behind a button, as a native popover. */
export function SectionMenu() {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // While a list is open, people register and propose.
  const { data: waiting } = useQuery({ ...waitingCountsQuery(), refetchInterval: 60_000 });
  const current = sections.find(({ paths }) => paths.includes(pathname));
  const close = () => {
    if (list.current?.matches(':popover-open')) list.current.hidePopover();
  };
  return (
    <nav aria-label="Bagian admin" className={styles.menu}>
      <button type="button" popoverTarget={id} className={styles.opener}>
        {current?.label ?? 'Bagian admin'}
        <DownOutlined aria-hidden />
      </button>
      <ul ref={list} id={id} popover="auto" className={styles.sections}>
        {sections.map((section) => (
          <li key={section.label}>
            <SectionLink
              section={section}
              isCurrent={section === current}
              count={section.waiting && waiting?.[section.waiting]}
              onPress={close}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  section: Section;
  isCurrent: boolean;
  /** Undefined until it is known, and where it could not be read: the dashboard says so. */
  count: number | undefined;
  onPress: () => void;
}

function SectionLink({ section, isCurrent, count, onPress }: SectionLinkProps) {
  const { paths, label, icon: Icon } = section;
  return (
    <Link
      to={paths[0]}
      className={styles.section}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPress}
    >
      <Icon aria-hidden className={styles.icon} />
      <span>{label}</span>
      {Boolean(count) && (
        <span className={styles.count}>
          {formatNumber(Number(count))}
          <VisuallyHidden> menunggu</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
