import type { ComponentProps } from 'react';
import { safeLink } from '../safe-link.ts';

/** A link to another site, in a tab of its own. */
export function OutsideLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
    </a>
  );
}

/** A stored link to follow; one that is not safe to follow is shown as plain text. */
export function LinkText({ link }: { link: string }) {
  const href = safeLink(link);
  return href ? <OutsideLink href={href}>{link}</OutsideLink> : link;
}
