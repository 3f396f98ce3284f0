import { authError } from './accounts/auth-messages.ts';
import type { Repair } from './repair.ts';

/** What the portal's clients ask of the services, and the check of a service with its secret key. */
const knownCalls = [
  '(GET|PUT) /auth/v1/user',
  'POST /auth/v1/(logout|recover|resend|signup|token|verify)',
  'GET /auth/v1/admin/users',
  '(GET|HEAD|POST|PATCH|DELETE) /rest/v1/\\w+',
  '(GET|HEAD|POST) /rest/v1/rpc/\\w+',
  '(POST|PUT) /storage/v1/object/public-files/.+',
  '(GET|HEAD) /storage/v1/object/(public/)?public-files/.+',
  'POST /storage/v1/object/list/public-files',
  'DELETE /storage/v1/object/public-files',
].map((call) => new RegExp(`^${call}$`));

/** lite answers many more calls, each without the repairs that the portal's own need: they do not exist here. */
export const onlyKnownCalls: Repair = async (request, next) => {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  const isAsked = request.method === 'OPTIONS' || knownCalls.some((known) => known.test(call));
  return isAsked ? next(request) : authError(404, 'not_found', 'The portal has no such call');
};
