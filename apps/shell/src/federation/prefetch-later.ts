import type { Session } from '@portal/auth/session';
import type { RegisteredArea } from '@portal/federation';
import { idleMoment } from '@portal/federation/idle-moment';
import { shouldSaveData } from '@portal/federation/save-data';

/** Starts prefetching once the first page is complete and the browser idle, so that it delays nothing of that page. */
export function prefetchLater(areas: RegisteredArea[], readSession: () => Session) {
  const begin = async () => {
    await idleMoment();
    try {
      const { prefetchPages } = await import(
        /* webpackChunkName: "prefetch-pages" */ './prefetch-pages.ts'
      );
      prefetchPages(areas, readSession);
    } catch {
      // Without this chunk pages are fetched when they are opened.
    }
  };
  if (shouldSaveData()) return;
  if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', begin, { once: true });
}
