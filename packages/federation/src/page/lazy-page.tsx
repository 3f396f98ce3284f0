import { currentAttempt } from '@portal/federation/router';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTimeLimit } from '../contract/contract.ts';
import { awaitsCodeAttribute, rootId } from '../contract/first-paint.ts';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/** A page whose code is fetched when it first renders. `current()` changes after a failure that was shown. */
export interface LazyPage {
  current: () => LazyExoticComponent<ComponentType>;
}

/** Milliseconds after which it does not try again, so that the user need not wait longer. */
const retryTimeLimit = 1_000;

/** Milliseconds that code may take while the page that it belongs to can be read. */
const readersTimeLimit = 60_000;
const readersPause = 1_000;

/**
 * Tries again as long as each try fails with another error than the one before. After a failed preload, browsers answer the first
 * request for that file with the old failure, file by file: a single try would fail although the area works again. Code that is
 * merely late is waited for as long as the page of the HTML is there to be read.
 */
async function retryWhileErrorChanges<T>(load: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  for (let lastError = ''; ; ) {
    const triedAt = Date.now();
    try {
      return await load();
    } catch (error) {
      const waited = Date.now() - startedAt;
      const isLate = Date.now() - triedAt >= loadTimeLimit;
      if (isLate && waited < readersTimeLimit && isFirstPaintReadable()) {
        // The runtime ends its own wait a moment later; a try that joins it would fail at once.
        await new Promise((resolve) => setTimeout(resolve, readersPause));
        continue;
      }
      if (waited > retryTimeLimit || String(error) === lastError) throw error;
      lastError = String(error);
    }
  }
}

function isFirstPaintReadable(): boolean {
  const root = document.getElementById(rootId);
  const path = root?.getAttribute(awaitsCodeAttribute);
  return path === window.location.pathname && root?.querySelector('h1') !== null;
}

/**
 * `React.lazy` that can be tried again: React keeps a rejected import for good. A failed one is replaced no earlier than the
 * failure is on the screen, since React itself renders twice before it gives up, and would otherwise try for ever.
 */
export function lazyPage(load: LoadPage): LazyPage {
  let failedIn: number | null = null;
  const create = () =>
    lazy(async () => {
      try {
        return await retryWhileErrorChanges(load);
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
