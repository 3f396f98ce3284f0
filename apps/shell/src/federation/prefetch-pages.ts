import { askEarly, type EarlyRead } from '@portal/api';
import { mayEnter } from '@portal/auth';
import type { Session } from '@portal/auth/session';
import type { RegisteredArea } from '@portal/federation';
import { prefetchCode, type Urgency, watchIntent } from '@portal/federation/prefetch';
import { shouldSaveData } from '@portal/federation/save-data';
import { todayInJakarta } from '@portal/ui';

/** What most people open from wherever they are. */
const likelyNext = ['/alumni', '/kegiatan', '/lowongan'];

/** Milliseconds after the first page in which nobody is kept from anything. */
const idleAfter = 3_000;

/**
 * Fetches the code of a page, and for visitors what it reads first, once somebody is about to open it; the code of the likely
 * pages in idle time. Nothing that the person may not enter, and nothing over a line that is slow or to be spared.
 */
export function prefetchPages(areas: RegisteredArea[], readSession: () => Session) {
  const read = new Set([location.pathname]);
  const isVisitor = () => readSession().status === 'signed-out';
  const reads = isVisitor() ? loadReads() : null;

  const prefetchPage = (path: string, urgency: Urgency) => {
    const area = areas.find(({ routes }) => routes.some((route) => route.path === path));
    const route = area?.routes.find((it) => it.path === path);
    if (!area || !route || shouldSaveData() || !mayEnter(route.access, readSession())) return;
    prefetchCode(area, route, urgency);
  };
  const prefetchReads = async (path: string) => {
    if (read.has(path) || shouldSaveData() || !isVisitor()) return;
    read.add(path);
    for (const first of (await reads)?.[path] ?? []) askEarly(first);
  };

  watchIntent(({ pathname, search }) => {
    prefetchPage(pathname, 'soon');
    // With a filter in the address the page reads something else.
    if (!search) void prefetchReads(pathname);
  });
  setTimeout(async () => {
    for (const path of likelyNext) {
      await idleMoment();
      prefetchPage(path, 'some time');
    }
  }, idleAfter);
}

/** One in which nobody waits for an answer. Safari tells of none; there it is the next one. */
function idleMoment(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}

/** What the release has seen each public page read. */
async function loadReads(): Promise<Record<string, EarlyRead[]>> {
  try {
    const answer = await fetch('/page-reads.json');
    return answer.ok
      ? JSON.parse((await answer.text()).replaceAll('{today}', todayInJakarta()))
      : {};
  } catch {
    return {};
  }
}
