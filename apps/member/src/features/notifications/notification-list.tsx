import { pageSize } from '@portal/api';
import { notificationPageQuery } from '@portal/api/notification';
import { useQuery } from '@portal/api/query';
import { useShownPages } from '@portal/federation';
import { EmptyState, QueryError, ShowMore } from '@portal/ui';
import { useRef } from 'react';
import { NotificationCard } from './notification-card.tsx';
import styles from './notification-list.module.css';
import { NotificationSkeletons } from './notification-skeletons.tsx';
import { NotificationsToolbar } from './notifications-toolbar.tsx';
import { OlderNotifications } from './older-notifications.tsx';

/** A person's notifications, newest first: one page at first, older ones on demand. */
export function NotificationList({ userId }: { userId: string }) {
  const firstPage = useQuery(notificationPageQuery(userId, 1));
  const { data, error } = firstPage;
  const pages = useShownPages(data?.total ?? 0, pageSize);
  const heading = useRef<HTMLHeadingElement>(null);

  if (!data && error) {
    return <QueryError title="Gagal memuat notifikasi" query={firstPage} />;
  }
  if (!data) return <NotificationSkeletons />;
  const focusHeading = () => heading.current?.focus();
  return (
    <section aria-labelledby="daftar-notifikasi">
      <div className={styles.head}>
        <h2 id="daftar-notifikasi" ref={heading} tabIndex={-1} className={styles.heading}>
          Kabar terbaru
        </h2>
        {data.total > 0 && <NotificationsToolbar userId={userId} onEmptied={focusHeading} />}
      </div>
      {data.total === 0 && (
        <EmptyState
          drawing="inbox"
          title="Tidak ada notifikasi saat ini."
          text="Kabar tentang akun, lencana, dan lowongan Anda akan muncul di sini."
        />
      )}
      <ul className={styles.list}>
        {data.items.map((notification) => (
          <NotificationCard
            key={notification.id}
            onDeleted={focusHeading}
            {...{ userId, notification }}
          />
        ))}
        {pages.furtherPages.map((page) => (
          <OlderNotifications
            key={page}
            isArriving={page === pages.arrivingPage}
            onDeleted={focusHeading}
            {...{ userId, page }}
          />
        ))}
      </ul>
      {data.total > pageSize && (
        <ShowMore
          shown={pages.shown}
          total={data.total}
          noun="notifikasi"
          onShowMore={pages.showNextPage}
        />
      )}
    </section>
  );
}
