import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Item, ItemKind, ItemStore } from './item-kind.ts';
import { withFields } from './merge-fields.ts';
import { isStillSignedIn } from './session-check.ts';
import { useDraft } from './use-draft.ts';
import { useSaveItem } from './use-save-item.ts';

interface ItemFormOptions {
  kind: ItemKind;
  item: Item;
  store: ItemStore;
  onSaved: () => void;
  onClose: () => void;
}

/** The form of one entry, what it was opened with, and its save. */
export function useItemForm({ kind, item, store, onSaved, onClose }: ItemFormOptions) {
  const [base, setBase] = useState(item);
  const saved: Record<string, string> = { ...item };
  const form = useForm<Record<string, string>>({
    resolver: zodResolver(kind.schema),
    defaultValues: saved,
  });
  const draft = useDraft(form, kind.part, saved);
  const { save: saveItem, conflict, closeConflict } = useSaveItem(store);

  const close = () => {
    draft.forget();
    onClose();
  };
  const save = async (mine: Item, upon: Item) => {
    if (!isStillSignedIn()) return;
    try {
      if (!(await saveItem(mine, upon))) return;
    } catch {
      // The cache has said it; the form stays with everything typed.
      return;
    }
    onSaved();
    close();
  };
  return {
    form,
    close,
    conflict,
    closeConflict,
    submit: form.handleSubmit((mine) => save(mine, base)),
    keepMine: form.handleSubmit(async () => {
      closeConflict();
      if (conflict) await save(conflict.mine, conflict.theirs ?? conflict.mine);
    }),
    takeTheirs: () => {
      closeConflict();
      if (!conflict?.theirs) return close();
      const { mine, theirs, disputed } = conflict;
      setBase(theirs);
      form.reset({ ...theirs });
      form.reset({ ...withFields(mine, theirs, disputed) }, { keepDefaultValues: true });
    },
  };
}
