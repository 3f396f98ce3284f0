import { inject } from 'vitest';
import type {} from './vitest-setup.ts';

/** The session that the backend of `vitest-setup` gives to an account, as clients keep it. */
export async function signIn({ email, password }: { email: string; password: string }) {
  const answer = await fetch(`${inject('portalUrl')}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: inject('publishableKey'), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.json();
}
