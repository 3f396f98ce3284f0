import { newItemId, readDraft } from '@portal/api';
import { Button } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Plus } from 'lucide-react';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { FieldGroup } from './field-group.tsx';
import { ItemForm } from './item-form.tsx';
import type { Item, ItemKind, ItemStore } from './item-kind.ts';
import { ItemRow } from './item-row.tsx';
import styles from './item-section.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { useUnsaved } from './unsaved-changes.tsx';

interface ItemSectionProps {
  kind: ItemKind;
  store: ItemStore;
  /** Stands in place of the entries while there are none to show. */
  children?: ReactNode;
}

/** One list of the profile: its entries, and one of them at a time open for change. */
export function ItemSection({ kind, store, children }: ItemSectionProps) {
  const { draftName } = useUnsaved();
  const [draftId] = useState(() => {
    const id = readDraft(draftName(kind.part))?.id;
    return typeof id === 'string' ? id : null;
  });
  const [editedId, setEditedId] = useState(draftId);
  const [removed, setRemoved] = useState<Item | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const items = store.items.map(({ fields }) => fields);
  const isNew = editedId !== null && !items.some(({ id }) => id === editedId);
  // In the same list as the others, so that the form stays as it is when its entry arrives there or is deleted elsewhere.
  const shown = isNew ? [...items, { ...kind.empty, id: editedId }] : items;

  // The press is answered before the fields are drawn.
  const open = (id: string | null) => startTransition(() => setEditedId(id));
  const close = () => {
    setEditedId(null);
    addButton.current?.focus();
  };
  const tellSaved = () => {
    const title = `${kind.noun} ${isNew ? 'Ditambahkan' : 'Diperbarui'}`;
    showToast({ tone: 'success', title });
  };
  const remove = async (id: string) => {
    await store.remove(id);
    showToast({ tone: 'success', title: `${kind.noun} Dihapus` });
  };
  const editor = (item: Item) => (
    <ItemForm
      key={item.id}
      kind={kind}
      item={item}
      store={store}
      isNew={isNew}
      takesFocus={item.id !== draftId}
      onSaved={tellSaved}
      onClose={close}
    />
  );

  return (
    <FieldGroup id={kind.part} title={kind.title} text={kind.text}>
      <div className={styles.section}>
        {shown.length === 0 && (children ?? <p className={styles.empty}>{kind.emptyText}</p>)}
        <ul className={styles.list}>
          {shown.map((item) => (
            <li key={item.id} className={styles.item}>
              {item.id === editedId ? (
                editor(item)
              ) : (
                <ItemRow
                  entry={kind.describe(item)}
                  onEdit={() => open(item.id ?? null)}
                  onRemove={() => setRemoved(item)}
                />
              )}
            </li>
          ))}
        </ul>
        <Button ref={addButton} variant="secondary" onClick={() => open(newItemId())}>
          <Plus aria-hidden="true" />
          {kind.addLabel}
        </Button>
      </div>
      {removed && (
        <RemoveDialog
          noun={kind.noun}
          title={kind.describe(removed).title}
          onRemove={() => remove(removed.id ?? '')}
          onClose={() => {
            setRemoved(null);
            addButton.current?.focus();
          }}
        />
      )}
    </FieldGroup>
  );
}
