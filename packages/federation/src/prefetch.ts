import type { RegisteredArea, RegisteredRoute } from './registry.ts';

/** Calls back with the address of each link of this site that a pointer, the focus or a finger has come upon. */
export function watchIntent(onIntent: (address: URL) => void) {
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return;
    const address = new URL(link.href);
    if (address.origin === location.origin) onIntent(address);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, notice, { passive: true });
  }
}

/** `soon` is on the line before everything that is only likely. */
export type Urgency = 'soon' | 'some time';

/** Brings the scripts and styles of a page into the browser's cache, each once. */
export function prefetchCode(
  { entry, integrity }: RegisteredArea,
  { preload }: RegisteredRoute,
  urgency: Urgency,
) {
  for (const href of [entry, ...preload]) {
    const known = `[href="${href}"], [src="${href}"], [data-file="${href}"]`;
    if (document.head.querySelector(known)) continue;
    const link = document.createElement('link');
    link.rel = urgency === 'soon' ? 'preload' : 'prefetch';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    // The same as the request that will want the file, else it is fetched twice.
    const hash = integrity[href];
    if (hash) Object.assign(link, { integrity: hash, crossOrigin: 'anonymous' });
    // A later intent may ask again.
    link.onerror = () => link.remove();
    link.href = href;
    document.head.append(link);
  }
}
