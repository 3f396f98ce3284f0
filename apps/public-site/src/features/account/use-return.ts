import { takeReturnPath } from '@portal/auth';
import type { Role } from '@portal/auth/session';
import { useLocation, useNavigate } from '@portal/federation/router';
import { useEffect } from 'react';

/** Sends who is signed in to where he came from, if he may go there, or to his dashboard. */
export function useReturn(role: Role | null) {
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(() => {
    if (!role) return;
    const path = takeReturnPath(role, state);
    navigate(path, { replace: true });
  }, [role, state, navigate]);
}
