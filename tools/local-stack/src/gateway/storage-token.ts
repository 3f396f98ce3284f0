import type { Repair } from './repair.ts';

/**
 * lite answers 401 to a token that is not accepted; the storage service answers 400 and names 403
 * (https://github.com/supabase/storage/blob/master/src/http/plugins/jwt.ts).
 */
export const storageToken: Repair = async (request, next) => {
  const response = await next(request);
  const isStorage = new URL(request.url).pathname.startsWith('/storage/v1/');
  if (!isStorage || response.status !== 401) return response;
  const message = '"exp" claim timestamp check failed';
  return Response.json(
    { statusCode: '403', error: 'Unauthorized', message, code: 'AccessDenied' },
    { status: 400 },
  );
};
