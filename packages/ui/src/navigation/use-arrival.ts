import { useEffect } from 'react';

/**
 * Scrolls to the element with this id and focuses it, as soon as it is rendered. An empty id does nothing. It scrolls in a frame of
 * its own: together with what has just been rendered above it, the browser would count the scroll as a layout shift.
 */
export function useArrival(elementId: string) {
  useEffect(() => {
    if (!elementId) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => arriveAt(elementId));
    });
    return () => cancelAnimationFrame(frame);
  }, [elementId]);
}

function arriveAt(elementId: string) {
  const element = document.getElementById(elementId);
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
  element?.focus({ preventScroll: true });
}
