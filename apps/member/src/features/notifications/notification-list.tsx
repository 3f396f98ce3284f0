import { pageSize } from '@portal/api';
import { notificationPageQuery } from '@portal/api/notification';
import { useQuery } from '@portal/api/query';
import { useGrowingList } from '@portal/federation';
import {
  EmptyState,
  GrowingList,
  GrowingListPage,
  QueryError,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@portal/ui';
import { useRef } from 'react';
import { NotificationCard } from './notification-card.tsx';
import styles from './notification-list.module.css';
import { NotificationsToolbar } from './notifications-toolbar.tsx';

/** The user's notifications, newest first. Older ones are read on demand. */
export function NotificationList({ userId }: { userId: string }) {
  const firstPage = useQuery(notificationPageQuery(userId, 1));
  const { data, error } = firstPage;
  const list = useGrowingList(data?.total ?? 0, pageSize);
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
      <GrowingList
        list={list}
        columns={1}
        noun={data.total > pageSize ? 'notifikasi' : undefined}
        furtherPage={(page) => (
          <OlderNotifications
            page={page}
            isNew={page === list.newPage}
            onDeleted={focusHeading}
            userId={userId}
          />
        )}
      >
        {data.items.map((notification) => (
          <NotificationCard
            key={notification.id}
            onDeleted={focusHeading}
            {...{ userId, notification }}
          />
        ))}
      </GrowingList>
    </section>
  );
}

interface OlderNotificationsProps {
  userId: string;
  page: number;
  isNew: boolean;
  onDeleted: () => void;
}

function OlderNotifications({ userId, page, isNew, onDeleted }: OlderNotificationsProps) {
  const query = useQuery(notificationPageQuery(userId, page));
  return (
    <GrowingListPage
      query={query}
      items={query.data?.items}
      isNew={isNew}
      idPrefix="notifikasi-"
      errorTitle="Gagal memuat notifikasi"
      errorLook="notice"
      skeletons={
        <li>
          <Skeleton height="6rem" />
        </li>
      }
    >
      {(notification) => (
        <NotificationCard key={notification.id} {...{ userId, notification, onDeleted }} />
      )}
    </GrowingListPage>
  );
}

function NotificationSkeletons() {
  return (
    <Stack as={SkeletonGroup} gap={3} label="Memuat notifikasi…">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height="8rem" />
      ))}
    </Stack>
  );
}
