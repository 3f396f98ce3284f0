import type { Repair } from '../repair.ts';
import { authError } from './auth-messages.ts';

/** What the portal's clients ask of the service of accounts, and the check of a service with its secret key. */
const knownCalls = [
  'GET /auth/v1/user',
  'PUT /auth/v1/user',
  'POST /auth/v1/logout',
  'POST /auth/v1/recover',
  'POST /auth/v1/resend',
  'POST /auth/v1/signup',
  'POST /auth/v1/token',
  'POST /auth/v1/verify',
  'GET /auth/v1/admin/users',
];

/** lite answers many more calls, each without the repairs that the portal's own need: they do not exist here. */
export const onlyKnownCalls: Repair = async (request, next) => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/auth/v1')) return next(request);
  const isAsked =
    request.method === 'OPTIONS' || knownCalls.includes(`${request.method} ${pathname}`);
  return isAsked ? next(request) : authError(404, 'not_found', 'The portal has no such call');
};
