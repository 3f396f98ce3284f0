import { storedFile } from '@portal/release/hosting';
import type { Repair } from './repair.ts';

/** Users upload these files: the browser may neither guess their type nor run them. */
export const publicFileHeaders: Repair = async (request, next) => {
  const response = await next(request);
  if (!new URL(request.url).pathname.startsWith('/storage/v1/object/')) return response;
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', storedFile['content-security-policy']);
  const tag = headers.get('etag');
  if (response.status === 200 && tag && request.headers.get('if-none-match') === tag) {
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  return new Response(response.body, { status: response.status, headers });
};
