import { returnPathKey } from '@portal/api/storage-keys';
import { type Access, dashboardPath, mayRoleEnter } from './role.ts';
import type { Role } from './session.ts';

interface KnownRoute {
  path: string;
  access: Access;
}

interface ReturnRequest {
  role: Role;
  /** All routes of the registry. */
  routes: readonly KnownRoute[];
  /** The router's state of the sign-in page; anything may be in it. */
  state: unknown;
}

const neverReturnTo = ['/login', '/register', '/forgot-password', '/update-password'];
const someOrigin = 'https://portal.invalid';

export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(returnPathKey, path);
  } catch {
    // The router's state remembers it as well.
  }
}

export function forgetReturnPath(): void {
  try {
    sessionStorage.removeItem(returnPathKey);
  } catch {
    // Nothing was kept.
  }
}

function storedReturnPath(): string | null {
  try {
    return sessionStorage.getItem(returnPathKey);
  } catch {
    return null;
  }
}

function fromState(state: unknown): string | null {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state;
  return hasFrom && typeof state.from === 'string' ? state.from : null;
}

/** The path as the browser would understand it, or null when it leaves this site. */
function sameSiteUrl(path: string): URL | null {
  if (!path.startsWith('/') || !URL.canParse(path, someOrigin)) return null;
  const url = new URL(path, someOrigin);
  return url.origin === someOrigin ? url : null;
}

function permittedPath(path: string, { role, routes }: ReturnRequest): string | null {
  const url = sameSiteUrl(path);
  if (!url || neverReturnTo.includes(url.pathname)) return null;
  const route = routes.find((known) => known.path === url.pathname);
  return route && mayRoleEnter(route.access, role) ? url.pathname + url.search + url.hash : null;
}

/** Where to go after sign-in: the remembered origin if it is ours and open to the role, else the dashboard. */
export function takeReturnPath(request: ReturnRequest): string {
  const path = fromState(request.state) ?? storedReturnPath();
  forgetReturnPath();
  return (path && permittedPath(path, request)) || dashboardPath(request.role);
}
