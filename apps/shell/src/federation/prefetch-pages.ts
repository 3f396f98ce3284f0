import { prefetchRead } from '@portal/api';
import { mayEnter } from '@portal/auth';
import type { Session } from '@portal/auth/session';
import type { RegisteredArea } from '@portal/federation';
import { fillInToday, type PageRead, readsPath } from '@portal/federation/first-paint';
import { idleMoment } from '@portal/federation/idle-moment';
import { prefetchCode, type Urgency, watchIntent } from '@portal/federation/prefetch';
import { shouldSaveData } from '@portal/federation/save-data';

/** Milliseconds after the first page is complete. */
const idleAfter = 3_000;

/**
 * Prefetches the code of a page, and for visitors its first reads, when the user is about to open it. In idle time it prefetches
 * the code of the pages that users often open next. It skips pages that the user may not enter and slow or metered connections.
 */
export function prefetchPages(areas: RegisteredArea[], readSession: () => Session) {
  const read = new Set([location.pathname]);
  const isVisitor = () => readSession().status === 'signed-out';
  const reads = isVisitor() ? loadReads() : null;

  const pages = areas.flatMap((area) => area.routes.map((route) => ({ area, route })));
  const prefetchPage = ({ area, route }: (typeof pages)[number], urgency: Urgency) => {
    if (shouldSaveData() || !mayEnter(route.access, readSession())) return;
    prefetchCode(area, route, urgency);
  };
  const prefetchReads = async (path: string) => {
    if (read.has(path) || shouldSaveData() || !isVisitor()) return;
    read.add(path);
    for (const first of (await reads)?.[path] ?? []) prefetchRead(first.path, first.init);
  };

  watchIntent(({ pathname, search }) => {
    const page = pages.find(({ route }) => route.path === pathname);
    if (page) prefetchPage(page, 'soon');
    // With search params the page reads something else.
    if (!search) void prefetchReads(pathname);
  });
  setTimeout(async () => {
    for (const page of pages.filter(({ route }) => route.isOftenNext)) {
      await idleMoment();
      prefetchPage(page, 'some time');
    }
  }, idleAfter);
}

/** What each public page reads first, as the release has recorded it. */
async function loadReads(): Promise<Record<string, PageRead[]>> {
  try {
    const answer = await fetch(readsPath);
    return answer.ok ? JSON.parse(fillInToday(await answer.text())) : {};
  } catch {
    return {};
  }
}
