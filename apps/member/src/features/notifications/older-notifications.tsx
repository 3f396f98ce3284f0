import { notificationPageQuery } from '@portal/api/notification';
import { useQuery } from '@portal/api/query';
import { QueryError, Skeleton, useArrival } from '@portal/ui';
import { NotificationCard } from './notification-card.tsx';

interface OlderNotificationsProps {
  userId: string;
  page: number;
  isArriving: boolean;
  onDeleted: () => void;
}

/** The entries of one further page, which fails and is tried again by itself. */
export function OlderNotifications({
  userId,
  page,
  isArriving,
  onDeleted,
}: OlderNotificationsProps) {
  const query = useQuery(notificationPageQuery(userId, page));
  const items = query.data?.items;
  const [first] = items ?? [];
  useArrival(isArriving && first ? `notifikasi-${first.id}` : '');

  if (items) {
    return items.map((notification) => (
      <NotificationCard key={notification.id} {...{ userId, notification, onDeleted }} />
    ));
  }
  return (
    <li>
      {query.error ? (
        <QueryError look="notice" title="Gagal memuat notifikasi" query={query} />
      ) : (
        <Skeleton height="6rem" />
      )}
    </li>
  );
}
