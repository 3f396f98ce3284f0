import { ConfirmDialog } from '@portal/ui';
import type { ReactNode } from 'react';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface ConfirmRemovalProps {
  /** What kind of thing: 'anggota', 'kegiatan'. */
  noun: string;
  /** What it is called. */
  name: string;
  /** Deletes it. The mutation reports a failure. */
  onRemove: () => Promise<unknown>;
  onClose: () => void;
  /** What goes with it, and what stays. */
  children?: ReactNode;
}

/** Asks before a row is deleted, and closes whether or not the deletion succeeds. */
export function ConfirmRemoval({ noun, name, onRemove, onClose, children }: ConfirmRemovalProps) {
  const { isBusy, run: remove } = useOneAtATime(async () => {
    await onRemove().catch(() => undefined);
    onClose();
  });
  return (
    <ConfirmDialog
      title={`Hapus ${noun} ini?`}
      confirmLabel="Hapus"
      isBusy={isBusy}
      onConfirm={() => remove(undefined)}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong> akan dihapus untuk selamanya dan tidak dapat dikembalikan.
      </p>
      {children}
    </ConfirmDialog>
  );
}
