import type { MakeRepair } from '../repair.ts';
import { authError, isCall, readBody } from './auth-messages.ts';

const window = 5 * 60_000;
/** As the service counts the links that one network address uses. */
const maxFailedLinks = 150;
const maxFailedSignIns = 30;

/** lite lets everybody guess passwords and links for ever. Counted here: failures within five minutes, for each address and for all links. */
export const guessLimit: MakeRepair = () => {
  const failures = rememberFailures();
  return async (request, next) => {
    const guess = await guessOf(request);
    if (!guess) return next(request);
    const isSpent = failures.recent(guess.key) >= guess.most;
    if (isSpent && !guess.isOpen) return tooManyGuesses();
    const response = await next(request);
    if (!response.ok) failures.add(guess.key);
    else if (!guess.isOpen) failures.forget(guess.key);
    return isSpent && !response.ok ? tooManyGuesses() : response;
  };
};

function rememberFailures() {
  const times = new Map<string, number[]>();
  const recent = (key: string) =>
    (times.get(key) ?? []).filter((at) => Math.abs(Date.now() - at) < window);
  return {
    recent: (key: string): number => recent(key).length,
    forget: (key: string): void => void times.delete(key),
    add(key: string): void {
      const all = [...recent(key), Date.now()];
      // The last one that failed becomes the newest of the map.
      times.delete(key);
      times.set(key, all);
      const [oldest] = times.keys();
      if (times.size > 10_000 && oldest) times.delete(oldest);
    },
  };
}

function tooManyGuesses(): Response {
  return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
}

interface Guess {
  key: string;
  most: number;
  /** Whether a right one passes all the same: nobody guesses a link, and a stranger must not close those of others. */
  isOpen?: boolean;
}

async function guessOf(request: Request): Promise<Guess | undefined> {
  if (isCall(request, 'POST', '/auth/v1/verify')) {
    return { key: 'links', most: maxFailedLinks, isOpen: true };
  }
  const isSignIn = new URL(request.url).searchParams.get('grant_type') === 'password';
  if (!isSignIn || !isCall(request, 'POST', '/auth/v1/token')) return undefined;
  const { email } = await readBody(request);
  return { key: `sign-in ${String(email).trim().toLowerCase()}`, most: maxFailedSignIns };
}
