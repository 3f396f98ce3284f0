import {
  deleteAllNotificationsMutation,
  markAllNotificationsReadMutation,
} from '@portal/api/notification';
import { useMutation } from '@portal/api/query';
import { Button, Cluster, ConfirmDialog } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { CheckCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

interface NotificationsToolbarProps {
  userId: string;
  /** The list is empty, this bar is removed, and the focus has to move elsewhere. */
  onEmptied: () => void;
}

export function NotificationsToolbar({ userId, onEmptied }: NotificationsToolbarProps) {
  const [isAsking, setAsking] = useState(false);
  const markAll = useMutation({
    ...markAllNotificationsReadMutation(userId),
    onSuccess: (hadUnread) =>
      showToast(
        hadUnread
          ? { tone: 'success', title: 'Semua notifikasi ditandai terbaca.' }
          : { title: 'Tidak ada notifikasi belum dibaca.' },
      ),
  });
  const deleteAll = useMutation({
    ...deleteAllNotificationsMutation(userId),
    onSuccess: () => showToast({ tone: 'success', title: 'Semua notifikasi telah dihapus.' }),
  });
  const confirm = () => {
    // Before the focus moves, because an open dialog keeps it.
    flushSync(() => setAsking(false));
    onEmptied();
    deleteAll.mutate();
  };
  return (
    <Cluster gap={3}>
      <Button
        variant="secondary"
        size="small"
        isBusy={markAll.isPending}
        onClick={() => markAll.mutate()}
      >
        <CheckCheck aria-hidden="true" />
        Tandai semua dibaca
      </Button>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Hapus semua
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Hapus semua notifikasi?"
          confirmLabel="Hapus semua"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>Semua notifikasi Anda akan dihapus. Tindakan ini tidak dapat dibatalkan.</p>
        </ConfirmDialog>
      )}
    </Cluster>
  );
}
