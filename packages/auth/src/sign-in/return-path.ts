import { readStored, removeStored, writeStored } from '@portal/api/browser-storage';
import { returnPathKey } from '@portal/api/storage-keys';
import { homeOf, knownRoutes } from '@portal/federation/router';
import { mayRoleEnter } from '../session/role.ts';
import type { Role } from '../session/session.ts';

const anyOrigin = 'https://portal.invalid';

export function rememberReturnPath(path: string): void {
  // Where storage is blocked, the router's state still has it.
  writeStored('sessionStorage', returnPathKey, path);
}

export function forgetReturnPath(): void {
  removeStored('sessionStorage', returnPathKey);
}

/**
 * Where to go after sign-in: to the remembered path if it is ours and open to the role, else to the role's home. `state` is the
 * router's state of the sign-in page; anything may be in it.
 */
export function takeReturnPath(role: Role, state: unknown): string {
  const path = pathFrom(state) ?? readStored('sessionStorage', returnPathKey);
  forgetReturnPath();
  return (path && permittedPath(path, role)) || homeOf(role);
}

function pathFrom(state: unknown): string | null {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state;
  return hasFrom && typeof state.from === 'string' ? state.from : null;
}

function permittedPath(path: string, role: Role): string | null {
  const url = sameSiteUrl(path);
  const route = knownRoutes().find((known) => known.path === url?.pathname);
  if (!url || !route || route.isBeforeSignIn) return null;
  return mayRoleEnter(route.access, role) ? url.pathname + url.search + url.hash : null;
}

/** The path as the browser would understand it, or null when it leaves this site. */
function sameSiteUrl(path: string): URL | null {
  if (!path.startsWith('/') || !URL.canParse(path, anyOrigin)) return null;
  const url = new URL(path, anyOrigin);
  return url.origin === anyOrigin ? url : null;
}
