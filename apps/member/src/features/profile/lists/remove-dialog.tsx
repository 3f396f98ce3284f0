import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';

interface RemoveDialogProps {
  noun: string;
  title: string;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

/** Closes after a failure too: the toast reports it, and the entry is still in the list. */
export function RemoveDialog({ noun, title, onRemove, onClose }: RemoveDialogProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const confirm = async () => {
    setIsRemoving(true);
    await onRemove().catch(() => undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Hapus ${noun}?`}
      confirmLabel="Hapus"
      isBusy={isRemoving}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong> akan dihapus dari profil Anda dan tidak dapat dikembalikan.
      </p>
    </ConfirmDialog>
  );
}
