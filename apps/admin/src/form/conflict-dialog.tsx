import { Button, Dialog } from '@portal/ui';
import styles from './conflict-dialog.module.css';
import type { FieldDifference } from './differing-fields.ts';

export type ConflictDecision = 'mine' | 'theirs' | 'cancel';

interface ConflictDialogProps {
  differences: FieldDifference[];
  onDecide: (decision: ConflictDecision) => void;
}

/** Shows what differs between what is stored now and what was about to be saved over it. */
export function ConflictDialog({ differences, onDecide }: ConflictDialogProps) {
  return (
    <Dialog
      title="Data ini baru saja diubah"
      onClose={() => onDecide('cancel')}
      footer={
        <>
          <Button onClick={() => onDecide('mine')}>Simpan versi saya</Button>
          <Button variant="secondary" onClick={() => onDecide('theirs')}>
            Pakai versi mereka
          </Button>
          <Button variant="secondary" onClick={() => onDecide('cancel')}>
            Batal
          </Button>
        </>
      }
    >
      <p>
        Sejak Anda membukanya, data ini disimpan dari tempat lain. Pilih versi mana yang dipakai;
        yang berbeda hanya isian berikut.
      </p>
      <dl className={styles.fields}>
        {differences.map(({ label, theirs, mine }) => (
          <div key={label} className={styles.field}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.whose}>Versi mereka</span>
              <span className={styles.value}>{theirs || '(kosong)'}</span>
            </dd>
            <dd>
              <span className={styles.whose}>Versi Anda</span>
              <span className={styles.value}>{mine || '(kosong)'}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
