import type { ProfileFields } from '@portal/api/alumni';
import { Button, Dialog } from '@portal/ui';
import styles from './conflict-dialog.module.css';
import type { ProfileField } from './merge-profile.ts';
import { profileLabels, visibilityLabels } from './profile-labels.ts';
import type { Conflict } from './use-save-profile.ts';

interface ConflictDialogProps {
  conflict: Conflict;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two tabs have changed the same fields: shows both words for each of them and lets the person decide. */
export function ConflictDialog({
  conflict,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog
      title="Profil ini juga diubah di tempat lain"
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
      <p>
        Sejak Anda membuka formulir ini, isian berikut telah disimpan dengan kata lain, misalnya di
        tab lain. Perubahan Anda yang lain tetap ada.
      </p>
      <dl className={styles.fields}>
        {conflict.disputed.map((name) => (
          <div key={name} className={styles.field}>
            <dt className={styles.label}>{profileLabels[name]}</dt>
            <dd>
              <Side title="Tersimpan" text={wordsOf(conflict.theirs, name)} />
              <Side title="Isian Anda" text={wordsOf(conflict.mine, name)} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function wordsOf(profile: ProfileFields, name: ProfileField): string {
  return name === 'contactVisibility' ? visibilityLabels[profile[name]] : profile[name];
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <p className={styles.side}>
      <span className={styles.sideTitle}>{title}</span>
      {text || <em>(kosong)</em>}
    </p>
  );
}
