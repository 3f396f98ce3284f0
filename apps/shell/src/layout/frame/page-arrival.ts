import { useLocation, useNavigationType } from '@portal/federation/router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Does on navigation what the browser does on a page load: scrolls to the top (unless the URL has an anchor or the user went back)
 * and moves the focus to the heading, so that a screen reader announces the page. The first page keeps the browser's focus, unless
 * a link of the portal has led to it: pressed before the code is there, it loads the page.
 */
export function usePageArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const lastPath = useRef<string>(undefined);

  useEffect(() => {
    lastPath.current ??= wasLoadedByLink() ? '' : pathname;
    if (lastPath.current === pathname || !main.current) return;
    lastPath.current = pathname;
    if (navigation !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    const formerFocus = document.activeElement;
    return whenHeadingArrives(main.current, (heading) => {
      // The user may have focused a field or a menu meanwhile, or the page its anchor. That focus is kept.
      const focus = document.activeElement;
      if (focus !== document.body && focus !== formerFocus) return;
      if (hash && focus?.id === hash.slice(1)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, hash, navigation]);

  return main;
}

/** A reload and a return through the history keep the referrer too. */
function wasLoadedByLink(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}

/** Calls back with the page's `h1` once there is one, however late a slow connection brings it. */
function whenHeadingArrives(main: HTMLElement, arrive: (heading: HTMLElement) => void) {
  const look = () => {
    const heading = main.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    arrive(heading);
  };
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
