import { roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { Link } from '@portal/federation/router';
import { buttonClass } from '@portal/ui';
import { Pencil } from 'lucide-react';

/** A link to the page that edits this block, for the admin only. */
export function EditLink({ to, children }: { to: string; children: string }) {
  if (roleOf(useSession()) !== 'admin') return null;
  return (
    <Link to={to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      <Pencil aria-hidden="true" />
      <span>{children}</span>
    </Link>
  );
}
