import type { ProfileFields } from '@portal/api/alumni';
import { ConflictDialog } from './conflict-dialog.tsx';
import { profileLabels, visibilityLabels } from './profile-labels.ts';
import type { Conflict } from './save-merged.ts';

interface ProfileConflictDialogProps {
  conflict: Conflict<ProfileFields>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two tabs have changed the same fields of the main form. */
export function ProfileConflictDialog({ conflict, ...ways }: ProfileConflictDialogProps) {
  const { mine, theirs, disputed } = conflict;
  return (
    <ConflictDialog
      title="Profil ini juga diubah di tempat lain"
      disputes={disputed.map((name) => ({
        label: profileLabels[name],
        theirs: wordsOf(theirs, name),
        mine: wordsOf(mine, name),
      }))}
      {...ways}
    >
      <p>
        Sejak Anda membuka formulir ini, isian berikut telah disimpan dengan kata lain, misalnya di
        tab lain. Perubahan Anda yang lain tetap ada.
      </p>
    </ConflictDialog>
  );
}

function wordsOf(profile: ProfileFields, name: keyof ProfileFields): string {
  return name === 'contactVisibility' ? visibilityLabels[profile[name]] : profile[name];
}
