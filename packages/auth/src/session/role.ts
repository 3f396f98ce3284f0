import type { Access } from '@portal/federation/contract';
import type { Role, Session } from './session.ts';

/** null for a visitor, and while the session is still loading. */
export function roleOf(session: Session): Role | null {
  return session.status === 'alumni' || session.status === 'admin' ? session.status : null;
}

export function mayRoleEnter(access: Access, role: Role | null): boolean {
  switch (access) {
    case 'public':
      return true;
    case 'member':
      return role !== null;
    case 'alumni':
      return role === 'alumni';
    case 'admin':
      return role === 'admin';
    default:
      // A newer registry may name an access that this build does not know.
      return false;
  }
}

/** Decides only what to show; the database decides what may be read or written. Fails closed. */
export function mayEnter(access: Access, session: Session): boolean {
  return mayRoleEnter(access, roleOf(session));
}
