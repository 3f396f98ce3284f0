import { useQuery } from '@portal/api/query';
import { waitingCountsQuery } from '@portal/api/statistics';
import { Link, useLocation } from '@portal/federation/router';
import { classNames, formatNumber, VisuallyHidden } from '@portal/ui';
import { ReviewLink } from './review-link.tsx';
import styles from './section-menu.module.css';
import { type Section, sections } from './sections.ts';
import { useSectionKeys } from './use-section-keys.ts';

/** The menu of the sections, which can also be opened by its shortcut keys. */
export function SectionMenu() {
  useSectionKeys();
  return <SectionLinks label="Bagian admin" className={styles.menu} />;
}

interface SectionLinksProps {
  /** Of the landmark: two of them can be on a page. */
  label: string;
  className: string | undefined;
}

/** One list of links: beside the page, or as a bar above it. On a phone each name is below its icon. */
export function SectionLinks({ label, className }: SectionLinksProps) {
  const { pathname } = useLocation();
  // New registrations and proposals arrive while a list is open.
  const { data: waiting } = useQuery({ ...waitingCountsQuery(), refetchInterval: 60_000 });
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.sections}>
        {sections.map((section, index) => (
          <li key={section.label} className={styles.item}>
            <SectionLink
              section={section}
              shortcut={String(index + 1)}
              isCurrent={section.at.includes(pathname)}
            />
            <WaitingLink section={section} count={section.waiting && waiting?.[section.waiting]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  section: Section;
  shortcut: string;
  isCurrent: boolean;
}

function SectionLink({ section, shortcut, isCurrent }: SectionLinkProps) {
  const { at, label, icon: Icon } = section;
  return (
    <Link
      to={at[0]}
      className={styles.section}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={shortcut}
    >
      <Icon aria-hidden className={styles.icon} />
      <span>{label}</span>
    </Link>
  );
}

interface WaitingLinkProps {
  section: Section;
  /** Undefined until it is known, and if it could not be read, which the dashboard reports. */
  count: number | undefined;
}

/** The largest count that a phone shows, where it has to fit on the icon. */
const largestCountOnIcon = 99;

/** A sibling of the section's link, since links cannot be nested. */
function WaitingLink({ section: { at, label }, count }: WaitingLinkProps) {
  if (!count) return null;
  const atIcon = count > largestCountOnIcon ? `${largestCountOnIcon}+` : count;
  return (
    <ReviewLink list={at[0]} className={styles.waiting}>
      <VisuallyHidden>
        {`Tinjau ${formatNumber(count)} ${label.toLowerCase()} yang menunggu`}
      </VisuallyHidden>
      <span aria-hidden className={classNames(styles.count, styles.whole)}>
        {formatNumber(count)}
      </span>
      <span aria-hidden className={classNames(styles.count, styles.atIcon)}>
        {atIcon}
      </span>
    </ReviewLink>
  );
}
