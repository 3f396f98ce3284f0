import { Button, Dialog } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './conflict-dialog.module.css';

/** A field that two tabs have changed, with the words of each. */
interface Dispute {
  label: string;
  theirs: string;
  mine: string;
}

interface ConflictDialogProps {
  title: string;
  disputes: readonly Dispute[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
  /** What has happened. */
  children: ReactNode;
}

/** Shows what was saved elsewhere beside what is about to be saved, and lets the person decide. */
export function ConflictDialog({
  title,
  disputes,
  onKeepMine,
  onTakeTheirs,
  onClose,
  children,
}: ConflictDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onKeepMine}>Simpan isian saya</Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Pakai yang tersimpan
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Batal
          </Button>
        </>
      }
    >
      {children}
      <dl className={styles.fields}>
        {disputes.map(({ label, theirs, mine }) => (
          <div key={label} className={styles.field}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <Side title="Tersimpan" text={theirs} />
              <Side title="Isian Anda" text={mine} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <p className={styles.side}>
      <span className={styles.sideTitle}>{title}</span>
      {text || <em>(kosong)</em>}
    </p>
  );
}
