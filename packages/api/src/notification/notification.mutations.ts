import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { notificationKeys } from './notification.keys.ts';
import type { Notification } from './notification.model.ts';
import { applyChange, type NotificationChange, settleChanges } from './notification-change.ts';

interface Action<Target, Result> {
  errorTitle: string;
  send: (target: Target) => Promise<Result>;
  change: (target: Target) => NotificationChange;
}

/** Every action is shown at once and taken back when the service refuses it. */
function notificationMutation<Target, Result>(
  userId: string,
  { errorTitle, send, change }: Action<Target, Result>,
) {
  return mutationOptions({
    mutationKey: notificationKeys.all,
    mutationFn: send,
    onMutate: (target: Target, { client }) => applyChange(client, userId, change(target)),
    onError: (_error, _target, takeBack) => takeBack?.(),
    onSettled: (_result, _error, _target, _takeBack, { client }) => settleChanges(client),
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
    change: () => ({ page: () => ({ items: [], total: 0 }), unread: () => 0 }),
  });
}
