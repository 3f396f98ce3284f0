import { forgetDraft, newRowId, useDraftOwner, useKeptDrafts } from '@portal/forms';
import { Button, Muted, Stack, useFocusKeeper } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Plus } from 'lucide-react';
import { type ReactElement, startTransition, useRef, useState } from 'react';
import { FieldGroup } from '../form/field-group.tsx';
import { ItemForm } from './item-form.tsx';
import type { Item, ItemKind, ItemStore } from './item-kind.ts';
import { ItemRow } from './item-row.tsx';
import styles from './item-section.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

interface ItemSectionProps {
  kind: ItemKind;
  store: ItemStore;
  /** Shown instead of the entries while they are being read and if that fails. */
  placeholder?: ReactElement | undefined;
}

/** One list of the profile. One entry at a time is open for change; the others keep their drafts. */
export function ItemSection({ kind, store, placeholder }: ItemSectionProps) {
  const ownerId = useDraftOwner();
  const drafts = useKeptDrafts(kind.part);
  const [edited, setEdited] = useState(() => drafts[0] && { id: drafts[0].id, isRestored: true });
  const [removed, setRemoved] = useState<Item | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const followFocus = useFocusKeeper(list, heading);
  const items = store.items.map(({ fields }) => fields);
  const isNew = edited !== undefined && !items.some(({ id }) => id === edited.id);
  // A new entry is part of the same list, so that its form is not remounted when the entry is stored or is deleted elsewhere.
  const shown = isNew ? [...items, { ...kind.empty, id: edited.id }] : items;

  // The click gets its response before the fields are rendered.
  const open = (id: string) => startTransition(() => setEdited({ id, isRestored: false }));
  const close = () => {
    setEdited(undefined);
    addButton.current?.focus();
  };
  const announceSaved = () => {
    const title = `${kind.noun} ${isNew ? 'Ditambahkan' : 'Diperbarui'}`;
    showToast({ tone: 'success', title });
  };
  const remove = async (id: string) => {
    await store.remove(id);
    forgetDraft({ ownerId, kind: kind.part, id });
    showToast({ tone: 'success', title: `${kind.noun} Dihapus` });
  };
  const editor = (item: Item) => (
    <ItemForm
      key={item.id}
      kind={kind}
      item={item}
      store={store}
      isNew={isNew}
      takesFocus={!edited?.isRestored}
      onSaved={announceSaved}
      onClose={close}
    />
  );

  return (
    <FieldGroup id={kind.part} title={kind.title} text={kind.text} headingRef={heading}>
      <Stack justify="start" className={styles.section}>
        {shown.length === 0 && (placeholder ?? <Muted>{kind.emptyText}</Muted>)}
        <ul ref={list} className={styles.list} onFocus={followFocus}>
          {shown.map((item) => (
            <li key={item.id} data-row-key={item.id} tabIndex={-1} className={styles.item}>
              {item.id === edited?.id ? (
                editor(item)
              ) : (
                <ItemRow
                  entry={kind.describe(item)}
                  isUnsaved={drafts.some(({ id }) => id === item.id)}
                  onEdit={() => open(item.id ?? '')}
                  onRemove={() => setRemoved(item)}
                />
              )}
            </li>
          ))}
        </ul>
        <Button
          ref={addButton}
          variant="secondary"
          onClick={() => open(newRowId(ownerId, kind.part))}
        >
          <Plus aria-hidden="true" />
          <span>{kind.addLabel}</span>
        </Button>
      </Stack>
      {removed && (
        <RemoveDialog
          noun={kind.noun}
          title={kind.describe(removed).title}
          onRemove={() => remove(removed.id ?? '')}
          onClose={() => setRemoved(null)}
        />
      )}
    </FieldGroup>
  );
}
