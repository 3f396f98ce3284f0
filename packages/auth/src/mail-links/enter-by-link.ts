import { loadSupabase, storedSession } from '@portal/api/client';
import type { AuthTokens } from './auth-link.ts';

/** Asks the user who is signed in whether another account may take their place; both are named by their e-mail. */
export type AskToChange = (current: string, other: string) => Promise<boolean>;

/**
 * Anybody can create such a link for their own account, so it never replaces the session of another user without asking. Since
 * tokens may name somebody else, an ephemeral client asks the service whose link it is. Returns the service's error.
 */
export async function enterByLink(
  tokens: AuthTokens,
  askToChange: AskToChange,
): Promise<Error | null> {
  const current = storedSession()?.user;
  const { auth } = await loadSupabase();
  if (!current) return (await auth.setSession(tokens)).error;
  const examining = (await loadSupabase('ephemeral')).auth;
  const { data, error } = await examining.setSession(tokens);
  if (error || !data.session) return error ?? new Error('The link brought no session.');
  const { id, email = '' } = data.session.user;
  if (id !== current.id && !(await askToChange(current.email ?? '', email))) {
    await examining.signOut({ scope: 'local' });
    return null;
  }
  return (await auth.setSession(data.session)).error;
}
