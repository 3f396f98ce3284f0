import {
  deleteNotificationMutation,
  markNotificationReadMutation,
  type Notification,
} from '@portal/api/notification';
import { useMutation, useQuery } from '@portal/api/query';
import { ownRegistrationsQuery } from '@portal/api/registration';
import { Link } from '@portal/federation/router';
import {
  Badge,
  Button,
  buttonClass,
  Cluster,
  ConfirmDialog,
  cardClass,
  classNames,
  formatMoment,
  todayInJakarta,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { OnlineWay } from '@portal/views/event';
import { Bell, Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './notification-card.module.css';

interface NotificationCardProps {
  userId: string;
  notification: Notification;
  /** The card is removed, and the focus has to move elsewhere. */
  onDeleted: () => void;
}

export function NotificationCard({ userId, notification, onDeleted }: NotificationCardProps) {
  const { id, message, isRead, createdAt, link } = notification;
  const markRead = useMutation(markNotificationReadMutation(userId));
  const read = () => markRead.mutate(notification);
  return (
    <li
      id={`notifikasi-${id}`}
      tabIndex={-1}
      className={classNames(cardClass(), styles.card, !isRead && styles.unread)}
    >
      <span className={styles.icon} aria-hidden="true">
        <Bell size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        <Cluster as="p" gap={3} rowGap={2} align="center" className={styles.facts}>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          {!isRead && <Badge tone="warning">Belum dibaca</Badge>}
        </Cluster>
        <Cluster align="center" className={styles.actions}>
          {link && (
            <Link
              to={link}
              aria-label={`Lihat Detail: ${message}`}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              onClick={isRead ? undefined : read}
            >
              Lihat Detail
            </Link>
          )}
          {link?.startsWith(eventPath) && (
            <EventWay userId={userId} eventId={link.slice(eventPath.length)} />
          )}
          {!isRead && (
            <Button
              variant="ghost"
              size="small"
              aria-label={`Tandai dibaca: ${message}`}
              onClick={() => {
                // The button disappears with the mark.
                document.getElementById(`notifikasi-${id}`)?.focus();
                read();
              }}
            >
              <Check aria-hidden="true" />
              Tandai dibaca
            </Button>
          )}
          <DeleteButton {...{ userId, notification, onDeleted }} />
        </Cluster>
      </div>
    </li>
  );
}

const eventPath = '/kegiatan?event=';

/** Where an online event to come meets, while the user has a seat: the notification itself stays with whoever gives it up. */
function EventWay({ userId, eventId }: { userId: string; eventId: string }) {
  const own = useQuery(ownRegistrationsQuery(userId)).data?.find((one) => one.eventId === eventId);
  if (!own || own.date < todayInJakarta()) return null;
  return <OnlineWay onlineLink={own.onlineLink} title={own.title} size="small" />;
}

function DeleteButton({ userId, notification, onDeleted }: NotificationCardProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    ...deleteNotificationMutation(userId),
    onSuccess: () => showToast({ tone: 'success', title: 'Notifikasi dihapus.' }),
  });
  const confirm = () => {
    // Before the focus moves, because an open dialog keeps it.
    flushSync(() => setAsking(false));
    onDeleted();
    remove.mutate(notification);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className={styles.delete}
        aria-label={`Hapus: ${notification.message}`}
        title="Hapus"
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Hapus notifikasi ini?"
          confirmLabel="Hapus"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{notification.message}</p>
          <Cluster as="p" gap={3} rowGap={2} align="center" className={styles.facts}>
            Notifikasi yang dihapus tidak dapat dikembalikan.
          </Cluster>
        </ConfirmDialog>
      )}
    </>
  );
}
