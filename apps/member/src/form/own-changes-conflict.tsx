import type { SaveConflict } from '@portal/forms';
import { ConflictDialog } from '@portal/ui';
import type { ReactElement } from 'react';

const labels = {
  theirs: 'Tersimpan',
  mine: 'Isian Anda',
  takeTheirs: 'Pakai yang tersimpan',
  keepMine: 'Simpan isian saya',
};

interface OwnChangesConflictProps {
  title: string;
  conflict: SaveConflict;
  /** Explains what caused the conflict. */
  children: ReactElement;
}

/** Two tabs of the user have changed the same fields. Changes of other fields are kept, whatever the user decides. */
export function OwnChangesConflict({ title, conflict, children }: OwnChangesConflictProps) {
  return (
    <ConflictDialog
      title={title}
      look="boxed"
      labels={labels}
      differences={conflict.differences.filter(({ isConflicting }) => isConflicting)}
      onDecide={conflict.decide}
    >
      {children}
    </ConflictDialog>
  );
}
