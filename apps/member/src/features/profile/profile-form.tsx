import type { OwnProfile } from '@portal/api/alumni';
import type { User } from '@portal/auth/session';
import { Button, Notice } from '@portal/ui';
import { AcademicFields } from './academic-fields.tsx';
import { CareerFields } from './career-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { ProfileConflictDialog } from './profile-conflict-dialog.tsx';
import styles from './profile-form.module.css';
import { useDraft } from './use-draft.ts';
import { useProfileForm } from './use-profile-form.ts';
import { VisitorView } from './visitor-view.tsx';

/** The main form: one save for everything that is not a list. */
export function ProfileForm({ user, profile }: { user: User; profile: OwnProfile | null }) {
  const { form, saved, conflict, ...actions } = useProfileForm(user, profile);
  const { isDirty, isSubmitting } = form.formState;
  const { isRestored } = useDraft(form, 'main', saved);
  return (
    <>
      <form className={styles.form} noValidate onSubmit={actions.submit}>
        {isRestored && <RestoredNotice onDiscard={actions.discard} />}
        <PersonalFields form={form} email={user.email} />
        <AcademicFields form={form} />
        <CareerFields form={form} />
        <ContactFields form={form}>
          <VisitorView profile={profile} />
        </ContactFields>
        <div className={styles.actions} data-dirty={isDirty}>
          <Button type="submit" size="large" isBusy={isSubmitting}>
            Simpan Profil
          </Button>
          {isDirty && <p className={styles.state}>Ada perubahan yang belum disimpan.</p>}
        </div>
      </form>
      {conflict && (
        <ProfileConflictDialog
          conflict={conflict}
          onKeepMine={actions.keepMine}
          onTakeTheirs={actions.takeTheirs}
          onClose={actions.closeConflict}
        />
      )}
    </>
  );
}

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      title="Isian Anda yang belum disimpan dipulihkan"
      action={
        <Button variant="secondary" size="small" onClick={onDiscard}>
          Buang perubahan
        </Button>
      }
    >
      <p>Periksa kembali, lalu tekan Simpan Profil.</p>
    </Notice>
  );
}
