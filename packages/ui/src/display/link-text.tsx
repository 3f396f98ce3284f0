import { safeLink } from '../safe-link.ts';

/** A stored link to follow; one that is not safe to follow is shown as plain text. */
export function LinkText({ link }: { link: string }) {
  const href = safeLink(link);
  if (!href) return link;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {link}
    </a>
  );
}
