import { pageSize } from '@portal/api';
import { type Notification, notificationPageQuery } from '@portal/api/notification';
import { useQuery } from '@portal/api/query';
import { useGrowingList } from '@portal/federation';
import { Cluster, EmptyState, GrowingList, QueryError, Skeleton, SkeletonGroup } from '@portal/ui';
import { FurtherPage } from '@portal/views/list';
import { useRef } from 'react';
import { NotificationCard } from './notification-card.tsx';
import styles from './notification-list.module.css';
import { NotificationsToolbar } from './notifications-toolbar.tsx';

const cards = Array.from({ length: 4 }, () => '8rem');

interface NotificationListProps {
  userId: string;
  /** What the notifications are about. */
  news: string;
}

/** The user's notifications, newest first. Older ones are read on demand. */
export function NotificationList({ userId, news }: NotificationListProps) {
  const firstPage = useQuery(notificationPageQuery(userId, 1));
  const { data, error } = firstPage;
  const list = useGrowingList(data?.total ?? 0, pageSize);
  const heading = useRef<HTMLHeadingElement>(null);

  if (!data && error) {
    return <QueryError title="Gagal memuat notifikasi" query={firstPage} />;
  }
  if (!data) return <SkeletonGroup gap={3} label="Memuat notifikasi…" shapes={cards} />;
  const focusHeading = () => heading.current?.focus();
  const card = (notification: Notification) => (
    <NotificationCard
      key={notification.id}
      onDeleted={focusHeading}
      {...{ userId, notification }}
    />
  );
  return (
    <section aria-labelledby="daftar-notifikasi">
      <Cluster gap={4} rowGap={3} align="center" justify="space-between" className={styles.head}>
        <h2 id="daftar-notifikasi" ref={heading} tabIndex={-1}>
          Kabar terbaru
        </h2>
        {data.total > 0 && <NotificationsToolbar userId={userId} onEmptied={focusHeading} />}
      </Cluster>
      {data.total === 0 && (
        <EmptyState
          drawing="inbox"
          title="Tidak ada notifikasi saat ini."
          text={`${news} akan muncul di sini.`}
        />
      )}
      <GrowingList
        list={list}
        columns={1}
        noun={data.total > pageSize ? 'notifikasi' : undefined}
        furtherPage={(page) => (
          <FurtherPage
            of={notificationPageQuery(userId, page)}
            isNew={page === list.newPage}
            idPrefix="notifikasi-"
            errorTitle="Gagal memuat notifikasi"
            errorLook="notice"
            skeletons={
              <li>
                <Skeleton height="6rem" />
              </li>
            }
          >
            {card}
          </FurtherPage>
        )}
      >
        {data.items.map(card)}
      </GrowingList>
    </section>
  );
}
