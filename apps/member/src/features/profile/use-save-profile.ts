import { isVersionConflict } from '@portal/api';
import {
  type OwnProfile,
  ownProfileQuery,
  type ProfileFields,
  saveProfileMutation,
} from '@portal/api/alumni';
import { useMutation, useQueryClient } from '@portal/api/query';
import type { User } from '@portal/auth/session';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import { type Conflict, saveMerged } from './save-merged.ts';

/** Saves the main form without erasing what has been saved elsewhere since it was opened; asks where both sides differ. */
export function useSaveProfile(user: User, profile: OwnProfile | null) {
  const cache = useQueryClient();
  const { mutateAsync: write } = useMutation(saveProfileMutation(user));
  const [conflict, setConflict] = useState<Conflict<ProfileFields> | null>(null);

  /** The fields as they are stored now, or null when there is something to decide first. Throws what the service refused. */
  const save = async (mine: ProfileFields, base: ProfileFields): Promise<ProfileFields | null> => {
    const outcome = await saveMerged(
      { mine, base, stored: profile },
      {
        write: (fields, version) =>
          write({ fields, version }).then(
            () => true,
            (error: unknown) => {
              if (!isVersionConflict(error)) throw error;
              return false;
            },
          ),
        read: () => cache.fetchQuery({ ...ownProfileQuery(user.id), staleTime: 0 }),
      },
    );
    if (outcome.kind === 'disputed') setConflict(outcome.conflict);
    if (outcome.kind === 'deleted') tellOfRemoval();
    return outcome.kind === 'saved' ? outcome.fields : null;
  };

  return {
    save,
    conflict,
    closeConflict: () => setConflict(null),
  };
}

function tellOfRemoval() {
  showToast({
    tone: 'warning',
    title: 'Profil Alumni Belum Ada',
    description: 'Profil Anda telah dihapus pengurus. Simpan sekali lagi untuk membuatnya kembali.',
    duration: 10_000,
  });
}
