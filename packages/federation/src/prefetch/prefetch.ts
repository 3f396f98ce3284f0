import { supportedContracts } from '../contract/contract.ts';
import { styleUrlAttribute } from '../contract/first-paint.ts';
import type { RegisteredArea, RegisteredRoute } from '../contract/registry.ts';

/** Calls back with the URL of each link of this site that the pointer, the focus or a finger reaches. */
export function watchIntent(onIntent: (url: URL) => void) {
  const handleEvent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin === location.origin) onIntent(url);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, handleEvent, { passive: true });
  }
}

/** `soon` is loaded before everything that is only likely. */
export type Urgency = 'soon' | 'some time';

/** Brings the scripts and styles of a page into the browser's cache, each once, but nothing of an area that the shell refuses. */
export function prefetchCode(
  { contract, entry, integrity }: RegisteredArea,
  { preload }: RegisteredRoute,
  urgency: Urgency,
) {
  if (!supportedContracts.includes(contract)) return;
  for (const href of [entry, ...preload]) {
    const known = `[href="${href}"], [src="${href}"], [${styleUrlAttribute}="${href}"]`;
    if (document.head.querySelector(known)) continue;
    const link = document.createElement('link');
    link.rel = urgency === 'soon' ? 'preload' : 'prefetch';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    // Must match the later request of the file, else the browser fetches the file twice.
    const hash = integrity[href];
    if (hash) Object.assign(link, { integrity: hash, crossOrigin: 'anonymous' });
    // So that a later intent may try again.
    link.onerror = () => link.remove();
    link.href = href;
    document.head.append(link);
  }
}
