import { randomUUID } from 'node:crypto';
import { readBody } from './auth-messages.ts';
import type { Repair } from './repair.ts';

/**
 * lite answers 429 when an e-mail signs up again. GoTrue hides from strangers who has an account: it answers
 * with a generated user whose `identities` are empty.
 */
export const repeatedSignUp: Repair = async (request, next) => {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/signup') {
    return next(request);
  }
  const body = await readBody(request);
  const response = await next(request);
  return response.status === 429 ? Response.json(madeUpUser(body)) : response;
};

function madeUpUser({ email, data }: Record<string, unknown>) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: String(email).toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
