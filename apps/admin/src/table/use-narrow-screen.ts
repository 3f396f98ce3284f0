import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 59.99rem)');

function subscribe(listener: () => void) {
  const screen = narrow();
  screen.addEventListener('change', listener);
  return () => screen.removeEventListener('change', listener);
}

/** Below 960 px rows are drawn as cards: six columns and their buttons find no room there. CSS alone would draw them twice. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
