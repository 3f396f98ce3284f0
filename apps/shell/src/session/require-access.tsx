import { dashboardPath, mayEnter, rememberReturnPath } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import type { Access } from '@portal/federation';
import { Navigate, useLocation } from '@portal/federation/router';
import { Spinner } from '@portal/ui';
import type { ReactNode } from 'react';

/**
 * Decides what is *shown*, and fails closed; row-level security alone decides what may be read or written. Loading: spinner.
 * No role: to the sign-in page, the origin remembered. Wrong role: to the own dashboard. (Specification 1, section 2.)
 */
export function RequireAccess({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (access === 'public') return children;
  if (session.status === 'loading') return <Spinner label="Memeriksa sesi Anda…" />;
  if (session.status === 'signed-out') {
    const from = `${pathname}${search}${hash}`;
    rememberReturnPath(from);
    return <Navigate to="/login" replace state={{ from }} />;
  }
  return mayEnter(access, session) ? (
    children
  ) : (
    <Navigate to={dashboardPath(session.status)} replace />
  );
}
