import type { OwnProfile, ProfileFields } from '@portal/api/alumni';
import type { User } from '@portal/auth/session';
import { SessionEndedNotice } from '@portal/forms';
import {
  Button,
  Cluster,
  formLayout,
  Muted,
  Notice,
  Stack,
  TextAreaField,
  TextField,
} from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { OwnChangesConflict } from '../../../form/own-changes-conflict.tsx';
import { ProfileState } from '../profile-state.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FieldGroup } from './field-group.tsx';
import { profileField } from './profile-field.ts';
import styles from './profile-form.module.css';
import { useProfileForm } from './use-profile-form.ts';
import { VisitorView } from './visitor-view.tsx';

/** The main form: one save for everything that is not a list. Above it the state of the profile, whose request takes unsaved corrections along. */
export function ProfileForm({ user, profile }: { user: User; profile: OwnProfile | null }) {
  const { form, draft, conflict, failure, submit, save } = useProfileForm(user, profile);
  return (
    <>
      <ProfileState profile={profile} save={draft.isDirty ? save : undefined} />
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

function AcademicFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const field = profileField(form);
  const year = {
    inputMode: 'numeric',
    autoComplete: 'off',
    isOptional: true,
  } as const;
  return (
    <FieldGroup
      id="akademik"
      title="Data akademik"
      text="NIM hanya dilihat oleh Anda dan pengurus."
    >
      <TextField {...field('entryYear')} {...year} hint="Angkatan Anda, empat angka." />
      <TextField {...field('graduationYear')} {...year} hint="Empat angka." />
      <TextField {...field('nim')} isOptional inputMode="numeric" autoComplete="off" />
      <TextField {...field('concentration')} isOptional autoComplete="off" />
      <TextAreaField {...field('thesisTitle')} isOptional rows={2} className={formLayout.wide} />
      <TextField
        {...field('internshipPlace')}
        isOptional
        autoComplete="off"
        className={formLayout.wide}
      />
      <TextAreaField
        {...field('otherAcademicInfo')}
        isOptional
        rows={3}
        className={formLayout.wide}
      />
    </FieldGroup>
  );
}

interface PersonalFieldsProps {
  form: UseFormReturn<ProfileFields>;
  email: string;
}

function PersonalFields({ form, email }: PersonalFieldsProps) {
  const field = profileField(form);
  return (
    <FieldGroup id="data-diri" title="Data diri">
      <TextField {...field('fullName')} autoComplete="name" />
      <TextField
        label="Email"
        type="email"
        value={email}
        readOnly
        hint="Email tidak dapat diubah."
      />
      <TextField
        id="lokasi"
        {...field('location')}
        isOptional
        autoComplete="address-level2"
        hint="Kota tempat Anda tinggal sekarang."
      />
      <TextAreaField
        id="bio"
        {...field('bio')}
        isOptional
        rows={5}
        className={formLayout.wide}
        hint="Beberapa kalimat tentang Anda; tampil di profil direktori."
      />
    </FieldGroup>
  );
}
