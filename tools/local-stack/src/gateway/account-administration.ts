import { randomBytes, randomUUID } from 'node:crypto';
import { createAccount } from '@portal/database/create-account';
import type { Database } from '../database/database.ts';
import { authError, isCall, readBody } from './auth-messages.ts';
import type { MakeRepair } from './repair.ts';

const users = '/auth/v1/admin/users';

/**
 * lite has no administration of accounts. Of GoTrue's this is what an installation needs: a confirmed account whose
 * password nobody knows, an account by its id, and its deletion, for callers with the secret key.
 */
export const accountAdministration: MakeRepair =
  ({ database, secretKey }) =>
  async (request, next) => {
    const { pathname } = new URL(request.url);
    if (!secretKey || !pathname.startsWith(users)) return next(request);
    if (request.headers.get('apikey') !== secretKey) {
      return authError(403, 'not_admin', 'User not allowed');
    }
    if (isCall(request, 'POST', users)) return create(database, await readBody(request));
    const id = pathname.slice(users.length + 1);
    const [account] = await database.query('select id, email from auth.users where id::text = $1', [
      id,
    ]);
    if (!account) return authError(404, 'user_not_found', 'User not found');
    if (request.method === 'DELETE') {
      await database.query('delete from auth.users where id = $1', [id]);
    }
    return Response.json(account);
  };

async function create(
  { query }: Database,
  { email: address, email_confirm: isConfirmed }: Record<string, unknown>,
): Promise<Response> {
  if (typeof address !== 'string' || isConfirmed !== true) {
    return authError(400, 'validation_failed', 'Only confirmed accounts are made here');
  }
  const [id, email] = [randomUUID(), address.toLowerCase()];
  const [holder] = await query('select from auth.users where email = $1', [email]);
  if (holder) {
    const message = 'A user with this email address has already been registered';
    return authError(422, 'email_exists', message);
  }
  const password = randomBytes(32).toString('base64url');
  await createAccount(query, { id, email, password, fullName: '' });
  return Response.json({ id, email });
}
