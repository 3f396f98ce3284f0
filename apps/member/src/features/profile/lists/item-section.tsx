import { forgetDraft, newRowId, useDraftOwner, useKeptDrafts } from '@portal/forms';
import { Button, Cluster, ConfirmDialog, Muted, Stack, useFocusKeeper } from '@portal/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactElement, startTransition, useRef, useState } from 'react';
import { FieldGroup } from '../form/field-group.tsx';
import { ItemForm } from './item-form.tsx';
import type { Item, ItemKind, ItemStore } from './item-kind.ts';
import styles from './item-section.module.css';

interface ItemSectionProps {
  kind: ItemKind;
  store: ItemStore;
  /** Says what is saved. */
  announce: (title: string) => void;
  /** Shown instead of the entries while they are being read and if that fails. */
  placeholder?: ReactElement | undefined;
}

/** One list of the profile. One entry at a time is open for change; the others keep their drafts. */
export function ItemSection({ kind, store, announce, placeholder }: ItemSectionProps) {
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
  const announceSaved = () => announce(`${kind.noun} ${isNew ? 'Ditambahkan' : 'Diperbarui'}`);
  const remove = async (id: string) => {
    await store.remove(id);
    forgetDraft({ ownerId, kind: kind.part, id });
    announce(`${kind.noun} Dihapus`);
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

interface ItemRowProps {
  entry: ReturnType<ItemKind['describe']>;
  /** The entry has an unsaved draft. */
  isUnsaved: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function ItemRow({ entry, isUnsaved, onEdit, onRemove }: ItemRowProps) {
  return (
    <Cluster gap={3} align="start" justify="space-between">
      <div className={styles.words}>
        <h3 className={styles.title}>{entry.title}</h3>
        <Muted>{entry.facts.filter(Boolean).join(' · ')}</Muted>
        {entry.text && <p className={styles.text}>{entry.text}</p>}
        {isUnsaved && <Muted>Ada perubahan yang belum disimpan.</Muted>}
      </div>
      <Cluster gap={3}>
        <Button variant="ghost" size="small" aria-label={`Ubah ${entry.title}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Ubah
        </Button>
        <Button variant="ghost" size="small" aria-label={`Hapus ${entry.title}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Hapus
        </Button>
      </Cluster>
    </Cluster>
  );
}

interface RemoveDialogProps {
  noun: string;
  title: string;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

/** Closes after a failure too: the toast reports it, and the entry is still in the list. */
function RemoveDialog({ noun, title, onRemove, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title={`Hapus ${noun}?`}
      confirmLabel="Hapus"
      onConfirm={() =>
        onRemove()
          .catch(() => undefined)
          .then(onClose)
      }
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong> akan dihapus dari profil Anda dan tidak dapat dikembalikan.
      </p>
    </ConfirmDialog>
  );
}
