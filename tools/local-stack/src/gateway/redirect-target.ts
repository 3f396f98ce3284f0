import { AsyncLocalStorage } from 'node:async_hooks';
import type { LinkTo } from '../mail/portal-mailer.ts';
import type { Repair } from './repair.ts';

interface Target {
  origin: string;
  redirectTo: string;
}

const current = new AsyncLocalStorage<Target>();
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * lite ignores `redirectTo` and `emailRedirectTo`. Here they set the target of a mail's link when it is on the
 * portal's own origin; anything else falls back to the home page.
 */
export const redirectTarget: Repair = (request, next) => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/auth/v1/')) return next(request);
  const target = {
    origin: url.origin,
    redirectTo: ownAddress(url.searchParams.get('redirect_to'), url) ?? `${url.origin}/`,
  };
  if (!url.searchParams.has('redirect_to')) return current.run(target, () => next(request));
  url.searchParams.set('redirect_to', target.redirectTo);
  return current.run(target, () => next(new Request(url, request)));
};

/** The link in a mail: the service verifies the token, then redirects to the target. */
export const linkToTarget: LinkTo = (tokenHash, type) => {
  const target = current.getStore();
  if (!target) throw new Error('A mail was written outside of a request.');
  const link = new URL('/auth/v1/verify', target.origin);
  link.search = new URLSearchParams({
    token: tokenHash,
    type,
    redirect_to: target.redirectTo,
  }).toString();
  return link.href;
};

function ownAddress(text: string | null, own: URL): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const wanted = new URL(text);
  const isOwn =
    wanted.origin === own.origin ||
    (wanted.protocol === own.protocol &&
      wanted.port === own.port &&
      [wanted, own].every(({ hostname }) => loopbackNames.includes(hostname)));
  return isOwn && !wanted.username && !wanted.password ? wanted.href : undefined;
}
