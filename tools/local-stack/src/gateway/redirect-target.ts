import { AsyncLocalStorage } from 'node:async_hooks';
import type { LinkTo } from '../mail/portal-mailer.ts';
import { isLoopback } from '../server/own-host.ts';
import type { MakeRepair } from './repair.ts';

interface Target {
  origin: string;
  redirectTo: string;
}

const current = new AsyncLocalStorage<Target>();

/**
 * lite ignores `redirectTo` and `emailRedirectTo`. Here they set the target of a mail's link when it is on the
 * portal's own origin; anything else falls back to the home page. The origin is the configured one: the sender who asks for
 * a mail chooses the `Host` header, but another person opens the link.
 */
export const redirectTarget: MakeRepair =
  ({ siteUrl }) =>
  (request, next) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/auth/v1/')) return next(request);
    const own = new URL(siteUrl);
    const { origin } = isOwn(url, own) ? url : own;
    const redirectTo = ownAddress(url.searchParams.get('redirect_to'), own) ?? `${origin}/`;
    const target = { origin, redirectTo };
    if (!url.searchParams.has('redirect_to')) return current.run(target, () => next(request));
    url.searchParams.set('redirect_to', redirectTo);
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
  if (!isLoopback(wanted) || wanted.username || wanted.password) return undefined;
  // Behind a forwarded port the portal has another one; its paths are the same.
  const { pathname, search, hash } = wanted;
  return isOwn(wanted, own) ? wanted.href : own.origin + pathname + search + hash;
}

function isOwn(url: URL, own: URL): boolean {
  const isSamePlace = url.protocol === own.protocol && url.port === own.port;
  return url.origin === own.origin || (isSamePlace && isLoopback(url) && isLoopback(own));
}
