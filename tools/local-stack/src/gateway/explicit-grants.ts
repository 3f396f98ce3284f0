import type { Connection } from '@supabase/lite';

/**
 * lite grants every table to everybody at its first request. Hosted Supabase grants nothing by itself, so a
 * missing grant in a migration would fail only there. This marks lite's grants as done; `hostedGrants` are
 * those of a new hosted project, for the roles that the first migration makes.
 */
export function keepGrantsExplicit(connection: Connection): void {
  Reflect.set(connection, 'rlsState', 'active');
}

const roles = 'anon, authenticated, service_role';

export const hostedGrants = `
  grant usage on schema public, auth, storage to ${roles};
  grant all on storage.objects, storage.buckets to ${roles};
  grant execute on all functions in schema auth, storage to ${roles};`;
