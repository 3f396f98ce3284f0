import { type RefObject, useEffect } from 'react';

/** Milliseconds in which a list, drawer or dialog returns the focus to where it belongs. */
const returnTime = 100;

/**
 * Keeps the focus on an element of the page. On a fresh page, and when the focused element is removed and nobody else takes the focus,
 * it goes to the heading, or to the title of an open drawer, which would give it to the button that closes the drawer: from there, Tab
 * and the shortcuts go on in the page instead of at the browser's own controls.
 */
export function useFocusFloor(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const isLost = () => {
      const { activeElement, body } = document;
      return (!activeElement || activeElement === body) && !last?.isConnected;
    };
    const look = () => {
      if (!isLost()) return;
      const titles = document.querySelectorAll('.ant-drawer-open .ant-drawer-title [tabindex]');
      const floor = [...titles].at(-1) ?? page.current?.querySelector('h1');
      if (floor instanceof HTMLElement) floor.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (isLost()) timer = setTimeout(look, returnTime);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [page]);
}
