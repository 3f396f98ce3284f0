import { contentTypeOf } from './content-types.ts';

/** A page of the portal, a file of a build, or a file with a fixed name at the root such as `registry.json`. */
export type AnswerKind = 'page' | 'build' | 'root';

/** Builds never change: a new one is a new folder. */
export const buildFolders = ['/shell/', '/areas/'];
/** A path with such an ending names a file; every other path is a page of the portal. */
export const fileEnding = /\.[a-z0-9]+$/i;

/** The page of every path without HTML of its own. Pages are served by path only: as files they would lack the policy. */
export const pagePath = '/index.html';
/** The page of an address that no area serves. Many static hosts look for it under this name. */
export const notFoundPath = '/404.html';
/** The folder of the pages that have a first paint in their HTML. */
export const ownPages = '/pages';
const pageEnding = /\.html$/i;

/** The file of a path's own HTML, whether it exists or not. */
export function ownPagePath(path: string): string {
  return `${ownPages}${path === '/' ? '/index' : path}.html`;
}

/** @returns undefined for what the portal does not serve */
export function kindOf(path: string): AnswerKind | undefined {
  const isBuild = buildFolders.some((folder) => path.startsWith(folder));
  if (path === pagePath || (!isBuild && !fileEnding.test(path))) return 'page';
  if (!contentTypeOf(path) || pageEnding.test(path)) return undefined;
  return isBuild ? 'build' : 'root';
}

/** On every answer, refusals included; a page has a policy of its own. */
export const everyAnswer = {
  // A file that is not a page shows and runs nothing, even when a browser opens it as a page.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // No other site may load pages, code or pictures of the portal into its own.
  'cross-origin-resource-policy': 'same-origin',
};

/** On what users have uploaded, and whatever else the backend answers: it runs nothing, even when a browser opens it as a page. */
export const storedFile = {
  ...everyAnswer,
  'content-security-policy': `${everyAnswer['content-security-policy']}; sandbox`,
};

/** On every answer over HTTPS; `deploy/Caddyfile` sends it by itself. */
export const secureAnswer = { 'strict-transport-security': 'max-age=31536000' };

/** On every refusal. */
export const refusal = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
};

const compressible = { vary: 'Accept-Encoding' };
/** Revalidated at every request; an unchanged file answers 304. */
const alwaysFresh = { ...compressible, 'cache-control': 'no-cache' };

export function pageHeaders(policy: string) {
  return {
    ...alwaysFresh,
    'content-security-policy': policy,
    // For browsers that do not know the policy's frame-ancestors.
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

export const fileHeaders = {
  build: { ...compressible, 'cache-control': 'public, max-age=31536000, immutable' },
  root: alwaysFresh,
};
