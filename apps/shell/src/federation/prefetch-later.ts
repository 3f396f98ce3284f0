import type { Session } from '@portal/auth/session';
import type { RegisteredArea } from '@portal/federation';
import { shouldSaveData } from '@portal/federation/save-data';

/** Once the first page is complete: nothing of it may wait for what comes next. */
export function prefetchLater(areas: RegisteredArea[], readSession: () => Session) {
  const begin = async () => {
    try {
      const { prefetchPages } = await import(
        /* webpackChunkName: "prefetch-pages" */ './prefetch-pages.ts'
      );
      prefetchPages(areas, readSession);
    } catch {
      // Pages are then fetched when they are opened.
    }
  };
  if (shouldSaveData()) return;
  if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', begin, { once: true });
}
