import { dashboardPath, roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { Link } from '@portal/federation/router';
import { buttonClass } from '@portal/ui';
import type { ReactNode } from 'react';

/** Invites a visitor to register; who has joined already is led to the dashboard instead of in a circle. */
export function JoinLink({ children }: { children: ReactNode }) {
  const role = roleOf(useSession());
  return (
    <Link to={role ? dashboardPath(role) : '/register'} className={buttonClass({ size: 'large' })}>
      {role ? 'Buka Dashboard' : children}
    </Link>
  );
}
