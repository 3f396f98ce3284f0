import type { Role } from '@portal/api/account';
import { atom, type createStore, useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';

export type { Role };

export type Store = ReturnType<typeof createStore>;

export interface User {
  id: string;
  email: string;
  /** Empty when the account carries no name. */
  fullName: string;
  avatarUrl: string | null;
}

/** Only the session listener of the shell writes it. */
export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'alumni'; user: User }
  | { status: 'admin'; user: User };

/**
 * Of this tab only. While it is `validating` or `ready`, every screen but the new-password form counts as signed out.
 * `failed`: the link was wrong, used or too old.
 */
export type Recovery = 'none' | 'validating' | 'ready' | 'failed';

/** One object, so that setting it twice re-renders nothing. */
export const signedOut: Session = { status: 'signed-out' };

export const sessionAtom = atom<Session>({ status: 'loading' });

export const recoveryAtom = atom<Recovery>('none');

/** The link of a mail was used or too old, since this page was loaded. */
export const refusedLinkAtom = atom(false);

export function useIsLinkRefused(): boolean {
  return useAtomValue(refusedLinkAtom);
}

/**
 * The session that the HTML of the page was rendered for, while React takes it over; null otherwise. Only the shell provides it:
 * what React renders first has to be what the HTML holds.
 */
export const SessionOfHtml = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useContext(SessionOfHtml) ?? session;
}

export function useRecovery(): Recovery {
  return useAtomValue(recoveryAtom);
}
