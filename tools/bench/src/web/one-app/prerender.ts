import type { Registry } from '@portal/federation';
import publicSite from '#area/public-site';
import { prerender as prerenderPage } from '#shell/prerender';

/** No area is loaded on its own, so there is nothing to share. */
export const sharedModules = {};

/** Stands in the place of the shell's function, with the public pages among its own modules. */
export function prerender(registry: Registry, path: string, _none: object, site: string) {
  return prerenderPage(registry, path, { 'portal_public_site/remote': publicSite.App }, site);
}
