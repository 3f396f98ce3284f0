import type { MakeRepair } from '../repair.ts';
import { authError, claimsOf, isCall, readBody } from './auth-messages.ts';

/** bcrypt reads no more; lite would cut silently, and the rest of the password would not count. */
const maxBytes = 72;

/** As GoTrue: a password is refused when it is too long to count, and a new one ends all other sessions. */
export const passwordChange: MakeRepair =
  ({ database }) =>
  async (request, next) => {
    const isChange = isCall(request, 'PUT', '/auth/v1/user');
    if (!isChange && !isCall(request, 'POST', '/auth/v1/signup')) return next(request);
    const { password } = await readBody(request);
    if (typeof password !== 'string') return next(request);
    if (Buffer.byteLength(password) > maxBytes) {
      return authError(
        400,
        'validation_failed',
        `Password cannot be longer than ${maxBytes} characters`,
      );
    }
    const response = await next(request);
    const { session_id: session } = claimsOf(request);
    if (isChange && response.ok && typeof session === 'string') {
      await database.query(
        `delete from auth.sessions where id <> $1::uuid
           and user_id = (select user_id from auth.sessions where id = $1::uuid)`,
        [session],
      );
    }
    return response;
  };
