import { useLocation, useNavigationType } from '@portal/federation/router';
import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds after which a heading that has not come is no longer waited for. */
const headingTimeLimit = 10_000;

/**
 * What a page load of a classic site would do on navigation: start at the top (unless an anchor is wanted or the person went
 * back) and move the focus to the heading, so that a screen reader tells where one is. The first page keeps the browser's focus.
 */
export function usePageArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname || !main.current) return;
    lastPath.current = pathname;
    if (navigation !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    const left = document.activeElement;
    return whenHeadingArrives(main.current, (heading) => {
      // Who has gone on by himself meanwhile, into a field or a menu, is not called back.
      if (document.activeElement !== document.body && document.activeElement !== left) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, hash, navigation]);

  return main;
}

/** Calls back with the page's `h1` once there is one. */
function whenHeadingArrives(main: HTMLElement, arrive: (heading: HTMLElement) => void) {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const look = () => {
    const heading = main.querySelector('h1');
    if (!heading) return;
    stop();
    arrive(heading);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, headingTimeLimit);
  observer.observe(main, { childList: true, subtree: true });
  look();
  return stop;
}
