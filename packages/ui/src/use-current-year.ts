import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Null while a page is rendered at release or hydrated: released HTML may be opened in another year. */
export function useCurrentYear(): number | null {
  return useSyncExternalStore<number | null>(
    neverChanges,
    () => new Date().getFullYear(),
    () => null,
  );
}
