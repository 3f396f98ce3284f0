import type { QueryClient } from '@portal/api/query';
import { notificationKeys } from './notification.keys.ts';
import type { NotificationPage } from './notification.model.ts';

/** What a person's action does to what is cached: to every page of his list, and to the count behind the bell's dot. */
export interface NotificationChange {
  page: (page: NotificationPage) => NotificationPage;
  unread: (count: number) => number;
}

/** Shows the change before the service has confirmed it. Returns what takes it back. */
export async function applyChange(
  cache: QueryClient,
  userId: string,
  change: NotificationChange,
): Promise<() => void> {
  // An older answer that is still under way would undo the change.
  await cache.cancelQueries({ queryKey: notificationKeys.all });
  const former = cache.getQueriesData({ queryKey: notificationKeys.all });
  cache.setQueriesData<NotificationPage>(
    { queryKey: notificationKeys.pages(userId) },
    (page) => page && change.page(page),
  );
  cache.setQueryData<number>(notificationKeys.unreadCount(userId), (count) =>
    count === undefined ? count : Math.max(0, change.unread(count)),
  );
  return () => {
    for (const [key, value] of former) cache.setQueryData(key, value);
  };
}

/** Asks the service for the truth, once the last of several quick actions has been answered. */
export function settleChanges(cache: QueryClient): void {
  if (cache.isMutating({ mutationKey: notificationKeys.all }) > 1) return;
  void cache.invalidateQueries({ queryKey: notificationKeys.all });
}
