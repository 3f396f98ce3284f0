import type { OwnProfile, ProfileFields } from '@portal/api/alumni';
import type { User } from '@portal/auth/session';
import { SessionEndedNotice } from '@portal/forms';
import { Button, Cluster, Muted, Notice, Stack, TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { OwnChangesConflict } from '../../../form/own-changes-conflict.tsx';
import { AcademicFields } from './academic-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FieldGroup } from './field-group.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { profileField } from './profile-field.ts';
import styles from './profile-form.module.css';
import { useProfileForm } from './use-profile-form.ts';
import { VisitorView } from './visitor-view.tsx';

/** The main form: one save for everything that is not a list. */
export function ProfileForm({ user, profile }: { user: User; profile: OwnProfile | null }) {
  const { form, draft, conflict, failure, submit } = useProfileForm(user, profile);
  return (
    <>
      <Stack as="form" gap={6} className={styles.form} noValidate onSubmit={submit}>
        {draft.isRestored && <RestoredNotice onDiscard={draft.discard} />}
        <PersonalFields form={form} email={user.email} />
        <AcademicFields form={form} />
        <CareerFields form={form} />
        <ContactFields form={form} email={user.email}>
          <VisitorView profile={profile} />
        </ContactFields>
        <SessionEndedNotice error={failure} />
        <Cluster
          gap={5}
          rowGap={3}
          align="center"
          className={styles.actions}
          data-dirty={draft.isDirty}
        >
          <Button type="submit" size="large" isBusy={form.formState.isSubmitting}>
            Simpan Profil
          </Button>
          {draft.isDirty && <Muted>Ada perubahan yang belum disimpan.</Muted>}
        </Cluster>
      </Stack>
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

function CareerFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const field = profileField(form);
  return (
    <FieldGroup
      id="pekerjaan"
      title="Pekerjaan saat ini"
      text="Tampil di kartu Anda dalam direktori. Riwayat lengkapnya diisi di bawah."
    >
      <TextField {...field('jobTitle')} isOptional autoComplete="organization-title" />
      <TextField {...field('company')} isOptional autoComplete="organization" />
    </FieldGroup>
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
