import { type DatabaseClient, db } from '@portal/api/client';
import { unwrap } from '../unwrap.ts';

/** null: the request carried no valid session. */
export type Role = 'admin' | 'alumni' | null;

/** The database alone knows who the admin is; neither the address nor a copy of it is in the browser. */
export async function fetchCurrentRole(database: DatabaseClient = db()): Promise<Role> {
  const role = unwrap(await database.rpc('current_user_role'));
  return role === 'admin' || role === 'alumni' ? role : null;
}
