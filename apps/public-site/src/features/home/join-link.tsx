import { roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { visitorsOnly } from '@portal/federation/first-paint';
import { homeOf, Link } from '@portal/federation/router';
import { buttonClass } from '@portal/ui';
import type { ReactNode } from 'react';

/** Invites a visitor to register; a signed-in user gets to the dashboard instead. */
export function JoinLink({ children }: { children: ReactNode }) {
  const role = roleOf(useSession());
  return (
    <Link
      to={role ? homeOf(role) : '/register'}
      className={buttonClass({ size: 'large' })}
      {...(!role && visitorsOnly)}
    >
      {role ? 'Buka Dashboard' : children}
    </Link>
  );
}
