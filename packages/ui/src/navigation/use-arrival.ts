import { useEffect } from 'react';

/** Scrolls to the element with this id and focuses it, as soon as it is rendered. An empty id does nothing. */
export function useArrival(elementId: string) {
  useEffect(() => {
    const element = elementId ? document.getElementById(elementId) : null;
    element?.scrollIntoView({ block: 'start', behavior: 'instant' });
    element?.focus({ preventScroll: true });
  }, [elementId]);
}
