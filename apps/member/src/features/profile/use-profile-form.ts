import { zodResolver } from '@hookform/resolvers/zod';
import { emptyProfile, type OwnProfile, type ProfileFields } from '@portal/api/alumni';
import type { User } from '@portal/auth/session';
import { showToast } from '@portal/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changedFields, withFields } from './merge-fields.ts';
import { profileSchema } from './profile-schema.ts';
import { isStillSignedIn } from './session-check.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** The main form, what it was opened with, and its save. */
export function useProfileForm(user: User, profile: OwnProfile | null) {
  const saving = useSaveProfile(user, profile);
  const saved = profile?.fields ?? emptyProfile(user.fullName);
  const [base, setBase] = useState(saved);
  const form = useForm<ProfileFields>({
    resolver: zodResolver(profileSchema),
    defaultValues: saved,
  });
  const { isDirty } = form.formState;

  /** Begins anew upon `stored`; what differs from it in `shown` counts as typed and unsaved. */
  const restart = (stored: ProfileFields, shown = stored) => {
    setBase(stored);
    form.reset(stored);
    if (shown !== stored) form.reset(shown, { keepDefaultValues: true });
  };
  const followStored = useEffectEvent((fields: ProfileFields) => {
    if (!isDirty) restart(fields);
  });
  useEffect(() => {
    if (profile) followStored(profile.fields);
  }, [profile]);

  const save = async (mine: ProfileFields, upon: ProfileFields) => {
    if (!isStillSignedIn()) return;
    const sent = form.getValues();
    try {
      const stored = await saving.save(mine, upon);
      if (!stored) return;
      // The answer may have been slow: what was typed meanwhile stays.
      const now = form.getValues();
      restart(stored, withFields(stored, now, changedFields(sent, now)));
    } catch {
      // The cache has said it; everything typed stays.
      return;
    }
    showToast({ tone: 'success', title: 'Profil Berhasil Diperbarui' });
  };

  const { conflict, closeConflict } = saving;
  return {
    form,
    saved,
    conflict,
    closeConflict,
    submit: form.handleSubmit((mine) => save(mine, base)),
    discard: () => restart(saved),
    keepMine: form.handleSubmit(async () => {
      closeConflict();
      if (conflict) await save(conflict.mine, conflict.theirs);
    }),
    takeTheirs: () => {
      closeConflict();
      if (!conflict) return;
      const { mine, theirs, disputed } = conflict;
      restart(theirs, withFields(mine, theirs, disputed));
    },
  };
}
