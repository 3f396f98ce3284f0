import { authError } from './accounts/auth-messages.ts';
import type { Repair } from './repair.ts';

/** What the service of accounts reads as text; a password that is a number ends lite's answer with a fault. */
const texts = ['email', 'password', 'token', 'token_hash', 'refresh_token', 'type'];

/** lite answers 500 where a body is no JSON, no object, or holds what no column can store; the service answers 400. */
export const wellFormed: Repair = async (request, next) => {
  const isJson = /^\s*application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
  const isRead = /^\/(auth|storage)\/v1\//.test(new URL(request.url).pathname);
  if (!isJson || !isRead || !request.body) return next(request);
  const body = await request.clone().text();
  return body === '' || isSound(body)
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
