import { ConfirmDialog, type Elements } from '@portal/ui';

interface ConfirmRemovalProps {
  /** The kind of the row: 'anggota', 'kegiatan'. */
  noun: string;
  /** The name of the row. */
  name: string;
  /** Deletes the row. The mutation reports a failure. */
  onRemove: () => Promise<unknown>;
  onClose: () => void;
  /** Says what is deleted with the row, and what stays. */
  children?: Elements;
}

/** Confirms the deletion of a row, and closes whether or not it succeeds. */
export function ConfirmRemoval({ noun, name, onRemove, onClose, children }: ConfirmRemovalProps) {
  return (
    <ConfirmDialog
      title={`Hapus ${noun} ini?`}
      confirmLabel="Hapus"
      // Not 'Batal': what stands above may offer to cancel an event.
      keepLabel="Tidak jadi"
      onConfirm={() =>
        onRemove()
          .catch(() => undefined)
          .then(onClose)
      }
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
        <span>
          {' '}
          akan dihapus. Dalam 30 hari dapat dikembalikan dari Riwayat perubahan di dashboard.
        </span>
      </p>
      {children}
    </ConfirmDialog>
  );
}
