import { forgetReturnPath, takeReturnPath } from '@portal/auth';
import type { Role } from '@portal/auth/session';
import { useLocation, useNavigate } from '@portal/federation/router';
import { useEffect, useState } from 'react';

/**
 * Redirects a signed-in user to the page they came from, if their role may open it, or else to their dashboard. A user who leaves
 * the login for another page forgets where they came from, although the login stays until the code of that page has loaded.
 */
export function useReturn(role: Role | null) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [login] = useState(pathname);

  useEffect(() => {
    if (role && location.pathname === login)
      navigate(takeReturnPath(role, state), { replace: true });
  }, [role, login, state, navigate]);

  useEffect(() => {
    const forget = () => {
      if (location.pathname !== login) forgetReturnPath();
    };
    // On the window, after the link itself has handled the press.
    addEventListener('click', forget);
    addEventListener('popstate', forget);
    return () => {
      forget();
      removeEventListener('click', forget);
      removeEventListener('popstate', forget);
    };
  }, [login]);
}
