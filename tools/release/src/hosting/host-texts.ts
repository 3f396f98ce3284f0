import { notFoundPath } from './answer-headers.ts';
import { contentPolicy } from './content-policy.ts';
import { caddyFile, headersFile, redirectsFile } from './host-files.ts';
import { pathsOfPages } from './known-pages.ts';

interface Served {
  /** The shell's plain page, and the registry as browsers get it. */
  page: string;
  /** The page of an unknown address. */
  notFound: string;
  registry: string;
  /** The paths with HTML of their own. */
  ownPages: readonly string[];
}

/** What hosts need to know, by path. The policy follows from page and registry, so every release writes it again. */
export function hostTexts({ page, notFound, registry, ownPages }: Served): Map<string, string> {
  const policy = contentPolicy(page, registry);
  const paths = pathsOfPages(registry);
  return new Map([
    ['/_headers', headersFile(policy)],
    ['/_redirects', redirectsFile({ own: ownPages, all: paths })],
    ['/_portal.caddy', caddyFile(policy, paths)],
    [notFoundPath, notFound],
  ]);
}
