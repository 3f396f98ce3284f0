import type { SaveConflict } from '@portal/forms';
import { ConflictDialog } from '@portal/ui';

const labels = {
  theirs: 'Versi mereka',
  mine: 'Versi Anda',
  takeTheirs: 'Pakai versi mereka',
  keepMine: 'Simpan versi saya',
};

/** Asks about the fields that both sides have changed. The admin's other changes stay in the form, whichever version is taken. */
export function RowConflict({ conflict }: { conflict: SaveConflict }) {
  return (
    <ConflictDialog
      title="Data ini baru saja diubah"
      look="ruled"
      labels={labels}
      differences={conflict.differences.filter(({ isConflicting }) => isConflicting)}
      onDecide={conflict.decide}
    >
      <p>
        Sejak Anda membukanya, data ini disimpan dari tempat lain. Pilih versi mana yang dipakai
        untuk isian berikut; perubahan Anda yang lain tetap ada.
      </p>
    </ConflictDialog>
  );
}
