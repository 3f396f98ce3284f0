import { type DatabaseClient, db } from '@portal/api/client';
import { unwrap } from '../query/unwrap.ts';

export type Role = 'alumni' | 'admin';

/**
 * The database alone knows who the admin is; the admin's e-mail is nowhere in the browser.
 * Resolves to null when the request carried no valid session.
 */
export async function fetchCurrentRole(database: DatabaseClient = db()): Promise<Role | null> {
  const role = unwrap(await database.rpc('current_user_role'));
  return role === 'admin' || role === 'alumni' ? role : null;
}
