import {
  deleteNotificationMutation,
  markNotificationReadMutation,
  type Notification,
} from '@portal/api/notification';
import { useMutation } from '@portal/api/query';
import { Link } from '@portal/federation/router';
import { Badge, Button, buttonClass, ConfirmDialog, cardClass, classNames } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Bell, Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './notification-card.module.css';
import { formatMoment } from './notification-moment.ts';

interface NotificationCardProps {
  userId: string;
  notification: Notification;
  /** The card has gone and the focus with it. */
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
        <p id={`pesan-${id}`} className={styles.message}>
          {message}
        </p>
        <p className={styles.facts}>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          {!isRead && <Badge tone="warning">Belum dibaca</Badge>}
        </p>
        <div className={styles.actions}>
          {link && (
            <Link
              to={link}
              aria-describedby={`pesan-${id}`}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              onClick={isRead ? undefined : read}
            >
              Lihat Detail
            </Link>
          )}
          {!isRead && (
            <Button
              variant="ghost"
              size="small"
              aria-describedby={`pesan-${id}`}
              onClick={() => {
                // The button goes with the mark.
                document.getElementById(`notifikasi-${id}`)?.focus();
                read();
              }}
            >
              <Check aria-hidden="true" />
              Tandai dibaca
            </Button>
          )}
          <DeleteButton {...{ userId, notification, onDeleted }} />
        </div>
      </div>
    </li>
  );
}

function DeleteButton({ userId, notification, onDeleted }: NotificationCardProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    ...deleteNotificationMutation(userId),
    onSuccess: () => showToast({ tone: 'success', title: 'Notifikasi dihapus.' }),
  });
  const confirm = () => {
    // An open dialog would keep the focus.
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
        aria-label="Hapus"
        title="Hapus"
        aria-describedby={`pesan-${notification.id}`}
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
          <p className={styles.facts}>Notifikasi yang dihapus tidak dapat dikembalikan.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
