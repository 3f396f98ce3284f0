import { SessionEndedNotice } from '@portal/forms';
import { Button, Cluster, formLayout, Stack } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { OwnChangesConflict } from '../../../form/own-changes-conflict.tsx';
import { ItemFieldControl } from './item-field-control.tsx';
import type { Item, ItemKind, ItemStore } from './item-kind.ts';
import styles from './item-section.module.css';
import { useItemForm } from './use-item-form.ts';

interface ItemFormProps {
  kind: ItemKind;
  item: Item;
  store: ItemStore;
  isNew: boolean;
  /** False when the form was restored with the page. */
  takesFocus: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds or changes one entry in its place. It is no dialog, because a click beside a dialog would close it. */
export function ItemForm({
  kind,
  item,
  store,
  isNew,
  takesFocus,
  onSaved,
  onClose,
}: ItemFormProps) {
  const { form, conflict, failure, submit, close } = useItemForm({
    kind,
    item,
    store,
    isNew,
    onSaved,
    onClose,
  });

  const takeFocus = useEffectEvent(() => {
    const [first] = kind.fields;
    if (takesFocus && first) form.setFocus(first.name);
  });
  useEffect(() => takeFocus(), []);

  return (
    <Stack
      as="form"
      gap={5}
      className={styles.editor}
      noValidate
      aria-label={`${isNew ? 'Tambah' : 'Ubah'} ${kind.noun}`}
      onSubmit={submit}
    >
      <div className={formLayout.fields}>
        {kind.fields.map((field) => (
          <ItemFieldControl key={field.name} field={field} form={form} />
        ))}
      </div>
      <SessionEndedNotice error={failure} />
      <Cluster gap={3}>
        <Button type="submit" isBusy={form.formState.isSubmitting}>
          {isNew ? 'Tambahkan' : 'Simpan Perubahan'}
        </Button>
        <Button variant="secondary" onClick={close}>
          Batal
        </Button>
      </Cluster>
      {conflict && (
        <OwnChangesConflict
          title={`Entri ini ${conflict.isDeleted ? 'dihapus' : 'juga diubah'} di tempat lain`}
          conflict={conflict}
        >
          {conflict.isDeleted ? (
            <p>
              Sejak Anda membuka formulir ini, entri ini telah dihapus, misalnya di tab lain. Simpan
              isian Anda untuk menambahkannya kembali.
            </p>
          ) : (
            <p>
              Sejak Anda membuka formulir ini, isian berikut telah disimpan dengan kata lain,
              misalnya di tab lain. Perubahan Anda yang lain tetap ada.
            </p>
          )}
        </OwnChangesConflict>
      )}
    </Stack>
  );
}
