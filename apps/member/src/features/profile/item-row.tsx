import { Button } from '@portal/ui';
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
    <div className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{entry.title}</h3>
        <p className={styles.facts}>{entry.facts.filter(Boolean).join(' · ')}</p>
        {entry.text && <p className={styles.text}>{entry.text}</p>}
        {isUnsaved && <p className={styles.facts}>Ada perubahan yang belum disimpan.</p>}
      </div>
      <div className={styles.rowActions}>
        <Button variant="ghost" size="small" aria-label={`Ubah ${entry.title}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Ubah
        </Button>
        <Button variant="ghost" size="small" aria-label={`Hapus ${entry.title}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Hapus
        </Button>
      </div>
    </div>
  );
}
