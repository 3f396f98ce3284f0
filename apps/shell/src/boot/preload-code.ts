import type { Registry } from '@portal/federation';
import { styleUrlAttribute } from '@portal/federation/first-paint';

/** Preloads what the registry lists for the page in the location bar, unless the HTML did. The shell checks the registry later. */
export function preloadCode(registry: unknown) {
  const { areas } = registry as Registry;
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  for (const { routes, entry, integrity } of areas) {
    const route = routes.find((it) => it.path === path && it.access === 'public');
    for (const href of route ? [entry, ...route.preload] : []) preload(href, integrity[href]);
  }
}

function preload(href: string, integrity: string | undefined) {
  const isKnown = `link[href="${href}"], style[${styleUrlAttribute}="${href}"]`;
  if (document.querySelector(isKnown)) return;
  const link = document.createElement('link');
  const as = href.endsWith('.css') ? 'style' : 'script';
  // The request that follows carries the same hash; with another one the file would be fetched twice.
  const check = integrity ? { integrity, crossOrigin: 'anonymous' } : {};
  document.head.append(Object.assign(link, { rel: 'preload', as, href, ...check }));
}
