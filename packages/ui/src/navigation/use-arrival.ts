import { useEffect } from 'react';

/** Brings the element with this id below the fixed bar and moves the focus to it, once it is there; an empty id waits. */
export function useArrival(elementId: string) {
  useEffect(() => {
    const element = elementId ? document.getElementById(elementId) : null;
    element?.scrollIntoView({ block: 'start', behavior: 'instant' });
    element?.focus({ preventScroll: true });
  }, [elementId]);
}
