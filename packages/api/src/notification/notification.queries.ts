import { db, isBackendConfigured } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../missing-table.ts';
import { unwrapCount } from '../unwrap.ts';
import { notificationKeys } from './notification.keys.ts';

async function fetchUnreadCount(userId: string, signal: AbortSignal): Promise<number> {
  if (!isBackendConfigured()) return 0;
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
  });
}
