import type { SessionScope, Supabase } from './create-supabase.ts';
import { freshSession, storedSession } from './stored-session.ts';

const clients = new Map<SessionScope, Promise<Supabase>>();

let announce: (supabase: Supabase) => void = () => undefined;

/** The listener runs when the session's client is made, whatever needed it first. */
export function onSessionClient(listener: (supabase: Supabase) => void): void {
  announce = listener;
}

/** Downloads supabase-js at the first call. One client per scope and page. */
export function loadSupabase(scope: SessionScope = 'session'): Promise<Supabase> {
  const known = clients.get(scope);
  if (known) return known;
  const loading = load(scope);
  clients.set(scope, loading);
  // A failed download is not remembered: the next call tries again.
  loading.catch(() => clients.delete(scope));
  return loading;
}

async function load(scope: SessionScope): Promise<Supabase> {
  const { createSupabase } = await import('./create-supabase.ts');
  const supabase = createSupabase(scope);
  if (scope === 'session') announce(supabase);
  return supabase;
}

/**
 * The token of the signed-in user; null for a visitor, who never downloads supabase-js. A stored token that is fresh needs no
 * supabase-js either, so that the first reads of a page do not wait for it.
 */
export async function accessToken(): Promise<string | null> {
  const session = freshSession();
  if (session) return session.access_token;
  if (!storedSession() && !clients.has('session')) return null;
  const { auth } = await loadSupabase();
  const { data } = await auth.getSession();
  return data.session?.access_token ?? null;
}
