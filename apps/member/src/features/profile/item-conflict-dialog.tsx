import { formatMonthYear } from '@portal/ui';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Item, ItemField, ItemKind } from './item-kind.ts';
import type { ItemConflict } from './use-save-item.ts';

interface ItemConflictDialogProps {
  kind: ItemKind;
  conflict: ItemConflict;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two tabs have changed the same entry of a list, or one of them has deleted it. */
export function ItemConflictDialog({ kind, conflict, ...ways }: ItemConflictDialogProps) {
  const { mine, theirs, disputed } = conflict;
  const fields = kind.fields.filter(({ name }) => (theirs ? disputed.includes(name) : mine[name]));
  return (
    <ConflictDialog
      title={theirs ? 'Entri ini juga diubah di tempat lain' : 'Entri ini dihapus di tempat lain'}
      disputes={fields.map((field) => ({
        label: field.label,
        theirs: theirs ? wordsOf(theirs, field) : '(dihapus)',
        mine: wordsOf(mine, field),
      }))}
      {...ways}
    >
      {theirs ? (
        <p>
          Sejak Anda membuka formulir ini, isian berikut telah disimpan dengan kata lain, misalnya
          di tab lain. Perubahan Anda yang lain tetap ada.
        </p>
      ) : (
        <p>
          Sejak Anda membuka formulir ini, entri ini telah dihapus, misalnya di tab lain. Simpan
          isian Anda untuk menambahkannya kembali.
        </p>
      )}
    </ConflictDialog>
  );
}

function wordsOf(item: Item, { name, input, options = [] }: ItemField): string {
  const value = item[name] ?? '';
  if (input === 'month' && value) return formatMonthYear(`${value}-01`);
  return options.find((option) => option.value === value)?.label ?? value;
}
