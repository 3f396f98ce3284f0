import type { SaveConflict } from '@portal/forms';
import { ConflictDialog } from '@portal/ui';

const labels = {
  theirs: 'Versi mereka',
  mine: 'Versi Anda',
  takeTheirs: 'Pakai versi mereka',
  keepMine: 'Simpan versi saya',
};

/** The admin decides on the whole row, so all differences are listed, not only the conflicting ones. */
export function RowConflict({ conflict }: { conflict: SaveConflict }) {
  return (
    <ConflictDialog
      title="Data ini baru saja diubah"
      look="ruled"
      labels={labels}
      differences={conflict.differences}
      onDecide={conflict.decide}
    >
      <p>
        Sejak Anda membukanya, data ini disimpan dari tempat lain. Pilih versi mana yang dipakai;
        yang berbeda hanya isian berikut.
      </p>
    </ConflictDialog>
  );
}
