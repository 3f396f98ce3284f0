import { authError } from './accounts/auth-messages.ts';
import type { Repair } from './repair.ts';

/** What the service of accounts reads as text; a password that is a number ends lite's answer with a fault. */
const texts = ['email', 'password', 'token', 'token_hash', 'refresh_token', 'type'];

/**
 * lite answers 500 where a body is no JSON, no object, or holds what no column can store; the service answers 400. Of bodies of another
 * kind (forms, CSV), which the portal sends to the storage alone, no limit here would see the fields.
 */
export const wellFormed: Repair = async (request, next) => {
  const isJson = /^\s*application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
  const [, service] = /^\/(\w+)\/v1\//.exec(new URL(request.url).pathname) ?? [];
  if (!request.body || (service === 'storage' && !isJson)) return next(request);
  const body = await request.clone().text();
  if (body !== '' && !isJson) {
    return authError(415, 'unsupported_media_type', 'Only application/json is read');
  }
  return body === '' || service === 'rest' || isSound(body)
    ? next(request)
    : authError(400, 'bad_json', 'Could not read the body of the request');
};

function isSound(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body, refuseNul);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = Object.entries(value).filter(([name]) => texts.includes(name));
    return fields.every(([, field]) => field === null || typeof field === 'string');
  } catch {
    return false;
  }
}

function refuseNul(key: string, value: unknown): unknown {
  if (`${key}${typeof value === 'string' ? value : ''}`.includes('\0')) {
    throw new SyntaxError('A text holds a NUL character.');
  }
  return value;
}
