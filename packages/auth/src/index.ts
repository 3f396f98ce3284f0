export {
  type Access,
  dashboardPath,
  mayEnter,
  mayRoleEnter,
  roleOf,
  type SignedInRole,
} from './role.ts';
export {
  type Recovery,
  recoveryAtom,
  type Session,
  type SessionUser,
  sessionAtom,
  useRecovery,
  useSession,
} from './session.ts';
