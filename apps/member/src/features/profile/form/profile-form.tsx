import type { OwnProfile } from '@portal/api/alumni';
import type { User } from '@portal/auth/session';
import { Button, Muted, Notice } from '@portal/ui';
import { OwnChangesConflict } from '../own-changes-conflict.tsx';
import { AcademicFields } from './academic-fields.tsx';
import { CareerFields } from './career-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { PersonalFields } from './personal-fields.tsx';
import styles from './profile-form.module.css';
import { useProfileForm } from './use-profile-form.ts';
import { VisitorView } from './visitor-view.tsx';

/** The main form: one save for everything that is not a list. */
export function ProfileForm({ user, profile }: { user: User; profile: OwnProfile | null }) {
  const { form, draft, conflict, submit } = useProfileForm(user, profile);
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        {draft.isRestored && <RestoredNotice onDiscard={draft.discard} />}
        <PersonalFields form={form} email={user.email} />
        <AcademicFields form={form} />
        <CareerFields form={form} />
        <ContactFields form={form}>
          <VisitorView profile={profile} />
        </ContactFields>
        <div className={styles.actions} data-dirty={draft.isDirty}>
          <Button type="submit" size="large" isBusy={form.formState.isSubmitting}>
            Simpan Profil
          </Button>
          {draft.isDirty && <Muted>Ada perubahan yang belum disimpan.</Muted>}
        </div>
      </form>
      {conflict && (
        <OwnChangesConflict title="Profil ini juga diubah di tempat lain" conflict={conflict}>
          <p>
            Sejak Anda membuka formulir ini, isian berikut telah disimpan dengan kata lain, misalnya
            di tab lain. Perubahan Anda yang lain tetap ada.
          </p>
        </OwnChangesConflict>
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
