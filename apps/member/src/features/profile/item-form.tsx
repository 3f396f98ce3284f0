import { Button, formLayout } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { ItemConflictDialog } from './item-conflict-dialog.tsx';
import { ItemFieldControl } from './item-field-control.tsx';
import type { Item, ItemKind, ItemStore } from './item-kind.ts';
import styles from './item-section.module.css';
import { useItemForm } from './use-item-form.ts';

interface ItemFormProps {
  kind: ItemKind;
  item: Item;
  store: ItemStore;
  isNew: boolean;
  /** False when the form was brought back with the page: then the focus is not its to take. */
  takesFocus: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds or changes one entry in its place, so that no press beside a window can lose what was typed. */
export function ItemForm({
  kind,
  item,
  store,
  isNew,
  takesFocus,
  onSaved,
  onClose,
}: ItemFormProps) {
  const { form, conflict, ...actions } = useItemForm({ kind, item, store, onSaved, onClose });

  const takeFocus = useEffectEvent(() => {
    const [first] = kind.fields;
    if (takesFocus && first) form.setFocus(first.name);
  });
  useEffect(() => takeFocus(), []);

  return (
    <form
      className={styles.editor}
      noValidate
      aria-label={`${isNew ? 'Tambah' : 'Ubah'} ${kind.noun}`}
      onSubmit={actions.submit}
    >
      <div className={formLayout.fields}>
        {kind.fields.map((field) => (
          <ItemFieldControl key={field.name} field={field} form={form} />
        ))}
      </div>
      <div className={styles.editorActions}>
        <Button type="submit" isBusy={form.formState.isSubmitting}>
          {isNew ? 'Tambahkan' : 'Simpan Perubahan'}
        </Button>
        <Button variant="secondary" onClick={actions.close}>
          Batal
        </Button>
      </div>
      {conflict && (
        <ItemConflictDialog
          kind={kind}
          conflict={conflict}
          onKeepMine={actions.keepMine}
          onTakeTheirs={actions.takeTheirs}
          onClose={actions.closeConflict}
        />
      )}
    </form>
  );
}
