import { writeStored } from '@portal/api/browser-storage';
import { opensNextKey } from '@portal/api/storage-keys';
import { Link } from '@portal/federation/router';
import type { ReactNode } from 'react';
import { reviewOf } from '../routes.ts';

export function storeOpensNext(opensNext: boolean) {
  writeStored('localStorage', opensNextKey, JSON.stringify(opensNext));
}

interface ReviewLinkProps {
  /** The path of the list. */
  list: string;
  className: string | undefined;
  children: ReactNode;
}

/** Opens the first row that waits for a decision, and after each decision the next one. */
export function ReviewLink({ list, className, children }: ReviewLinkProps) {
  return (
    <Link to={reviewOf(list)} className={className} onClick={() => storeOpensNext(true)}>
      {children}
    </Link>
  );
}
