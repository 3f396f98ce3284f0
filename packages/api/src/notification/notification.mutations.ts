import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { cancelAndInvalidate } from '../query/invalidation.ts';
import { optimistic } from '../query/optimistic.ts';
import { emptyPage, type Page } from '../query/page.ts';
import { unwrap } from '../query/unwrap.ts';
import type { Notification } from './notification.model.ts';
import { unreadNotificationCountQuery } from './notification.queries.ts';

/** What an action does to the cached pages of the list, and to the count behind the bell's dot. */
interface NotificationChange {
  page: (page: Page<Notification>) => Page<Notification>;
  unread: (count: number) => number;
}

interface Action<Target, Result> {
  errorTitle: string;
  send: (target: Target) => Promise<Result>;
  change: (target: Target) => NotificationChange;
}

function notificationMutation<Target, Result>(
  userId: string,
  { errorTitle, send, change }: Action<Target, Result>,
) {
  return mutationOptions({
    mutationKey: cached.notifications,
    mutationFn: send,
    ...optimistic(cached.notifications, (cache, target: Target) => {
      const { page, unread } = change(target);
      cache.setQueriesData<Page<Notification>>(
        { queryKey: cached.notificationPages(userId) },
        (shown) => shown && page(shown),
      );
      cache.setQueryData(unreadNotificationCountQuery(userId).queryKey, (count) =>
        count === undefined ? count : Math.max(0, unread(count)),
      );
    }),
    onSettled: (_result, _error, _target, _rollback, { client }) => {
      // Of several quick actions only the last one refetches: an earlier answer would undo what the later actions show.
      if (client.isMutating({ mutationKey: cached.notifications }) > 1) return;
      void cancelAndInvalidate(client, cached.notifications);
    },
    meta: { errorTitle },
  });
}

const asRead = (notification: Notification): Notification => ({ ...notification, isRead: true });

export function markNotificationReadMutation(userId: string) {
  return notificationMutation<Notification, void>(userId, {
    errorTitle: 'Gagal menandai notifikasi',
    send: async ({ id }) => {
      unwrap(await db().from('notifications').update({ is_read: true }).eq('id', id));
    },
    change: ({ id, isRead }) => ({
      page: ({ items, total }) => ({
        items: items.map((item) => (item.id === id ? asRead(item) : item)),
        total,
      }),
      unread: (count) => (isRead ? count : count - 1),
    }),
  });
}

/** Resolves to whether any was still unread. */
export function markAllNotificationsReadMutation(userId: string) {
  return notificationMutation<void, boolean>(userId, {
    errorTitle: 'Gagal menandai semua notifikasi',
    send: async () => {
      const marked = unwrap(
        await db()
          .from('notifications')
          .update({ is_read: true })
          .eq('user_id', userId)
          .eq('is_read', false)
          .select('id'),
      );
      return marked.length > 0;
    },
    change: () => ({
      page: ({ items, total }) => ({ items: items.map(asRead), total }),
      unread: () => 0,
    }),
  });
}

export function deleteNotificationMutation(userId: string) {
  return notificationMutation<Notification, void>(userId, {
    errorTitle: 'Gagal menghapus notifikasi',
    send: async ({ id }) => {
      unwrap(await db().from('notifications').delete().eq('id', id));
    },
    change: ({ id, isRead }) => ({
      page: ({ items, total }) => ({
        items: items.filter((item) => item.id !== id),
        total: total - 1,
      }),
      unread: (count) => (isRead ? count : count - 1),
    }),
  });
}

export function deleteAllNotificationsMutation(userId: string) {
  return notificationMutation<void, void>(userId, {
    errorTitle: 'Gagal menghapus semua notifikasi',
    send: async () => {
      unwrap(await db().from('notifications').delete().eq('user_id', userId));
    },
    change: () => ({ page: () => emptyPage, unread: () => 0 }),
  });
}
