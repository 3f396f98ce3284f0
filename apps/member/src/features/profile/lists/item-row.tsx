import { Button, Cluster, Muted } from '@portal/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { ItemKind } from './item-kind.ts';
import styles from './item-section.module.css';

interface ItemRowProps {
  entry: ReturnType<ItemKind['describe']>;
  /** The entry has an unsaved draft. */
  isUnsaved: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export function ItemRow({ entry, isUnsaved, onEdit, onRemove }: ItemRowProps) {
  return (
    <Cluster gap={3} align="start" justify="space-between">
      <div className={styles.words}>
        <h3 className={styles.title}>{entry.title}</h3>
        <Muted>{entry.facts.filter(Boolean).join(' · ')}</Muted>
        {entry.text && <p className={styles.text}>{entry.text}</p>}
        {isUnsaved && <Muted>Ada perubahan yang belum disimpan.</Muted>}
      </div>
      <Cluster gap={1}>
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
