import { Link } from '@portal/federation/router';
import type { ReactNode } from 'react';
import { firstRow, storeOpensNext } from '../list/detail/first-row.ts';

interface ReviewLinkProps {
  /** The path of the list. */
  list: string;
  className: string | undefined;
  children: ReactNode;
}

/** Opens the first row that waits for a decision, and after each decision the next one. */
export function ReviewLink({ list, className, children }: ReviewLinkProps) {
  return (
    <Link
      to={`${list}?status=pending&detail=${firstRow}`}
      className={className}
      onClick={() => storeOpensNext(true)}
    >
      {children}
    </Link>
  );
}
