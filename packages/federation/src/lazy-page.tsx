import { currentAttempt } from '@portal/federation/router';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page whose code is fetched when it is drawn first. `current()` changes after a failure that was shown. */
export interface LazyPage {
  current: () => LazyExoticComponent<ComponentType>;
}

/** Milliseconds after which nobody is kept waiting by another try. */
const patience = 1_000;

/**
 * Tries again while each try gets further than the one before. Browsers answer the first request for a file that failed to be
 * preloaded with that old failure, file by file: whoever asks only once is refused although the area is well again.
 */
async function persistently<T>(load: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience;
  for (let obstacle = ''; ; ) {
    try {
      return await load();
    } catch (error) {
      if (Date.now() > deadline || String(error) === obstacle) throw error;
      obstacle = String(error);
    }
  }
}

/**
 * `React.lazy` that can be tried again: React keeps a rejected import for good. The failed one is replaced no earlier than the
 * failure is on the screen, since React itself draws twice before it gives up, and would otherwise try for ever.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let failedIn: number | null = null;
  const create = () =>
    lazy(async () => {
      try {
        return { default: await persistently(load) };
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
