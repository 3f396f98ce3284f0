import { type DatabaseClient, db } from '@portal/api/client';
import { call } from '../query/call.ts';

export type Role = 'alumni' | 'admin';

/**
 * The database alone knows who the admin is; the admin's e-mail is nowhere in the browser.
 * Resolves to null when the request carried no valid session.
 */
export async function fetchCurrentRole(database: DatabaseClient = db()): Promise<Role | null> {
  const role = await call('current_user_role', {}, { database: () => database });
  return role === 'admin' || role === 'alumni' ? role : null;
}
