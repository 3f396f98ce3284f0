import { currentAttempt } from '@portal/federation/router';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page whose code is fetched when it is drawn first. `current()` changes after a failure that was shown. */
export type LazyPage = { current: () => LazyExoticComponent<ComponentType> };

/**
 * `React.lazy` that can be tried again: React keeps a rejected import for good. The failed one is replaced no earlier than the
 * failure is on the screen, since React itself draws twice before it gives up, and would otherwise try for ever.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let failedIn: number | null = null;
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedIn = currentAttempt();
        throw error;
      }
    });
  let page = create();
  return {
    current() {
      if (failedIn !== null && failedIn !== currentAttempt()) {
        failedIn = null;
        page = create();
      }
      return page;
    },
  };
}
