import { takeReturnPath } from '@portal/auth';
import type { Role } from '@portal/auth/session';
import { useLocation, useNavigate } from '@portal/federation/router';
import { useEffect } from 'react';

/** Redirects a signed-in user to the page they came from, if their role may open it, or else to their dashboard. */
export function useReturn(role: Role | null) {
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(() => {
    if (!role) return;
    const path = takeReturnPath(role, state);
    navigate(path, { replace: true });
  }, [role, state, navigate]);
}
