import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 47.99rem)');

function subscribe(listener: () => void) {
  const screen = narrow();
  screen.addEventListener('change', listener);
  return () => screen.removeEventListener('change', listener);
}

/** Below 768 px rows are drawn as cards. A media query in CSS would have to draw them twice. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
