import { zodResolver } from '@hookform/resolvers/zod';
import { Button, formLayout } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { ItemFieldControl } from './item-field-control.tsx';
import type { Item, ItemKind } from './item-kind.ts';
import styles from './item-section.module.css';
import { isStillSignedIn } from './session-check.ts';
import { useDraft } from './use-draft.ts';

interface ItemFormProps {
  kind: ItemKind;
  item: Item;
  isNew: boolean;
  /** False when the form was brought back with the page: then the focus is not its to take. */
  takesFocus: boolean;
  onSave: (item: Item) => Promise<void>;
  onClose: () => void;
}

/** Adds or changes one entry in its place, so that no press beside a window can lose what was typed. */
export function ItemForm({ kind, item, isNew, takesFocus, onSave, onClose }: ItemFormProps) {
  const saved: Record<string, string> = { ...item };
  const form = useForm<Record<string, string>>({
    resolver: zodResolver(kind.schema),
    defaultValues: saved,
  });
  const draft = useDraft(form, kind.part, saved);

  const takeFocus = useEffectEvent(() => {
    const [first] = kind.fields;
    if (takesFocus && first) form.setFocus(first.name);
  });
  useEffect(() => takeFocus(), []);

  const close = () => {
    draft.forget();
    onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    if (!isStillSignedIn()) return;
    try {
      await onSave(values);
    } catch {
      // The cache has said it; the form stays with everything typed.
      return;
    }
    close();
  });

  return (
    <form
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
      <div className={styles.editorActions}>
        <Button type="submit" isBusy={form.formState.isSubmitting}>
          {isNew ? 'Tambahkan' : 'Simpan Perubahan'}
        </Button>
        <Button variant="secondary" onClick={close}>
          Batal
        </Button>
      </div>
    </form>
  );
}
