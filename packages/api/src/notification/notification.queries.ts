import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing-table.ts';
import { pageRange } from '../query/page-range.ts';
import { unwrapCount, unwrapCounted } from '../query/unwrap.ts';
import { notificationKeys } from './notification.keys.ts';
import { type NotificationPage, toNotifications } from './notification.model.ts';

const noNotifications: NotificationPage = { items: [], total: 0 };

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

/** For the red dot of the bell. It names no title: a failing dot is not worth a toast on every page. */
export function unreadNotificationCountQuery(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.unreadCount(userId),
    queryFn: ({ signal }) => fetchUnreadCount(userId, signal).catch(whenTableIsMissing(0)),
    refetchOnWindowFocus: 'always',
  });
}

async function fetchPage(
  userId: string,
  page: number,
  signal: AbortSignal,
): Promise<NotificationPage> {
  const { rows, total } = unwrapCounted(
    await db()
      .from('notifications')
      .select('id, message, is_read, created_at, link', page === 1 ? { count: 'exact' } : {})
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(...pageRange(page))
      .abortSignal(signal),
  );
  return { items: toNotifications(rows), total };
}

/** One page of a person's notifications, newest first. A missing table counts as none. */
export function notificationPageQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: notificationKeys.page(userId, page),
    queryFn: ({ signal }) =>
      fetchPage(userId, page, signal).catch(whenTableIsMissing(noNotifications)),
    // Whoever opens the list has most likely just seen the bell's dot appear.
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat notifikasi' },
  });
}
