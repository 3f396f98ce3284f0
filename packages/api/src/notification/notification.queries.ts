import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { whenTableIsMissing } from '../query/missing.ts';
import { emptyPage, pageArguments, pageOf } from '../query/page.ts';
import { unwrapCount } from '../query/unwrap.ts';
import { toNotification } from './notification.model.ts';

async function fetchUnreadCount(userId: string, signal: AbortSignal): Promise<number> {
  return unwrapCount(
    await db()
      .from('notifications')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', userId)
      .eq('is_read', false)
      .abortSignal(signal),
  );
}

/** For the red dot of the bell. It has no title: a missing dot is not worth a toast on every page. */
export function unreadNotificationCountQuery(userId: string) {
  return queryOptions({
    queryKey: [...cached.notifications, 'unread-count', userId],
    queryFn: ({ signal }) => fetchUnreadCount(userId, signal).catch(whenTableIsMissing(0)),
    refetchOnWindowFocus: 'always',
    // Only while the page is visible.
    refetchInterval: 60_000,
  });
}

/** One page of a user's notifications, newest first. A missing table counts as an empty one. */
export function notificationPageQuery(userId: string, page: number) {
  const readPage = read('own_notifications', pageOf(toNotification), pageArguments(page));
  return queryOptions({
    queryKey: [...cached.notificationPages(userId), page],
    queryFn: (on) => readPage(on).catch(whenTableIsMissing(emptyPage)),
    // A user opens the list most likely because the bell's dot has just appeared.
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat notifikasi' },
  });
}
