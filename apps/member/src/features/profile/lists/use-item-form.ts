import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldLabels, useVersionedSave } from '@portal/forms';
import { formatMonthYear } from '@portal/ui';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../../../form/use-form-draft.ts';
import { isStillSignedIn } from '../session-check.ts';
import type { Item, ItemField, ItemKind, ItemStore } from './item-kind.ts';

interface ItemFormOptions {
  kind: ItemKind;
  item: Item;
  store: ItemStore;
  isNew: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** The form of one entry, its draft, and its save. */
export function useItemForm({ kind, item, store, isNew, onSaved, onClose }: ItemFormOptions) {
  const { id = '' } = item;
  const stored: Record<string, string> = { ...item };
  const form = useForm<Record<string, string>>({
    resolver: zodResolver(kind.schema),
    defaultValues: stored,
  });
  const draft = useFormDraft({ form, kind: kind.part, id, isNew, stored });
  const { save, conflict, failure } = useVersionedSave<Item>({
    write: ({ fields, version }) => store.write(fields, version),
    read: () => store.read(id),
    labels: labelsOf(kind),
    asksWhenDeleted: true,
  });

  const close = () => {
    draft.forget();
    onClose();
  };
  const submit = form.handleSubmit(async (mine) => {
    if (!isStillSignedIn()) return;
    const outcome = await save({
      base: draft.base(),
      mine,
      stored: store.items.find(({ fields }) => fields.id === id) ?? null,
    });
    if (outcome.kind === 'saved') {
      onSaved();
      close();
    }
    if (outcome.kind !== 'theirs') return;
    if (outcome.stored) draft.restart({ ...outcome.stored.fields }, { ...outcome.fields });
    else close();
  });

  return { form, close, conflict, failure, submit };
}

function labelsOf({ fields }: ItemKind): FieldLabels<Item> {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      { label: field.label, write: (value: string) => textOf(field, value) },
    ]),
  );
}

function textOf({ input, options = [] }: ItemField, value = ''): string {
  if (input === 'month' && value) return formatMonthYear(`${value}-01`);
  return options.find((option) => option.value === value)?.label ?? value;
}
