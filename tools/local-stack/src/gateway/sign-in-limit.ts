import { authError, isCall, readBody } from './auth-messages.ts';
import type { MakeRepair } from './repair.ts';

const maxFailures = 30;
const window = 5 * 60_000;

/** lite lets everybody guess passwords for ever. Counted here: failed sign-ins to one address within five minutes. */
export const signInLimit: MakeRepair = () => {
  const failures = new Map<string, number[]>();
  return async (request, next) => {
    const isSignIn = new URL(request.url).searchParams.get('grant_type') === 'password';
    if (!isSignIn || !isCall(request, 'POST', '/auth/v1/token')) return next(request);
    const { email } = await readBody(request);
    const key = String(email).trim().toLowerCase();
    const now = Date.now();
    const recent = (failures.get(key) ?? []).filter((at) => Math.abs(now - at) < window);
    if (recent.length >= maxFailures) {
      return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
    const response = await next(request);
    failures.delete(key);
    if (!response.ok) failures.set(key, [...recent, now]);
    const [oldest] = failures.keys();
    if (failures.size > 10_000 && oldest) failures.delete(oldest);
    return response;
  };
};
