import type { MakeRepair } from '../repair.ts';
import { authError, isCall, readBody } from './auth-messages.ts';

const window = 5 * 60_000;
/** As the service counts the links that one network address uses. */
const maxFailedLinks = 150;
const maxFailedSignIns = 30;

/** lite lets everybody guess passwords and links for ever. Counted here: failures within five minutes, for each address and for all links. */
export const guessLimit: MakeRepair = () => {
  const failures = new Map<string, number[]>();
  return async (request, next) => {
    const guess = await guessOf(request);
    if (!guess) return next(request);
    const { key, most } = guess;
    const now = Date.now();
    const recent = (failures.get(key) ?? []).filter((at) => Math.abs(now - at) < window);
    if (recent.length >= most) {
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

async function guessOf(request: Request): Promise<{ key: string; most: number } | undefined> {
  if (isCall(request, 'POST', '/auth/v1/verify')) return { key: 'links', most: maxFailedLinks };
  const isSignIn = new URL(request.url).searchParams.get('grant_type') === 'password';
  if (!isSignIn || !isCall(request, 'POST', '/auth/v1/token')) return undefined;
  const { email } = await readBody(request);
  return { key: `sign-in ${String(email).trim().toLowerCase()}`, most: maxFailedSignIns };
}
