import { zodResolver } from '@hookform/resolvers/zod';
import {
  alumniKeys,
  type OwnProfile,
  type ProfileFields,
  saveProfileMutation,
} from '@portal/api/alumni';
import { useMutation, useQueryClient } from '@portal/api/query';
import type { User } from '@portal/auth/session';
import { Button, Notice } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useForm } from 'react-hook-form';
import { AcademicFields } from './academic-fields.tsx';
import { CareerFields } from './career-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { PersonalFields } from './personal-fields.tsx';
import styles from './profile-form.module.css';
import { emptyProfile, profileSchema } from './profile-schema.ts';
import { isStillSignedIn } from './session-check.ts';
import { useDraft } from './use-draft.ts';

/** The main form: one save for everything that is not a list. */
export function ProfileForm({ user, profile }: { user: User; profile: OwnProfile | null }) {
  const cache = useQueryClient();
  const save = useMutation(saveProfileMutation(user));
  const saved = profile?.fields ?? emptyProfile(user.fullName);
  const form = useForm<ProfileFields>({
    resolver: zodResolver(profileSchema),
    defaultValues: saved,
  });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useDraft(form, 'main', saved);

  const submit = form.handleSubmit(async (fields) => {
    if (!isStillSignedIn()) return;
    try {
      await save.mutateAsync(fields);
    } catch {
      // The cache has said it; everything typed stays.
      return;
    }
    form.reset(fields);
    await cache.invalidateQueries({ queryKey: alumniKeys.own(user.id) });
    showToast({ tone: 'success', title: 'Profil Berhasil Diperbarui' });
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {draft.isRestored && <RestoredNotice onDiscard={() => form.reset(saved)} />}
      <PersonalFields form={form} email={user.email} />
      <AcademicFields form={form} />
      <CareerFields form={form} />
      <ContactFields form={form} />
      <div className={styles.actions} data-dirty={isDirty}>
        <Button type="submit" size="large" isBusy={isSubmitting}>
          Simpan Profil
        </Button>
        {isDirty && <p className={styles.state}>Ada perubahan yang belum disimpan.</p>}
      </div>
    </form>
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
