import {
  alumniKeys,
  type OwnProfile,
  ownProfileQuery,
  type ProfileFields,
  saveProfileMutation,
} from '@portal/api/alumni';
import { useMutation, useQueryClient } from '@portal/api/query';
import type { User } from '@portal/auth/session';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import { isSame, mergeFields } from './merge-fields.ts';

/** Fields that another tab has saved meanwhile with other words than those typed here. */
export interface Conflict {
  mine: ProfileFields;
  theirs: ProfileFields;
  disputed: readonly (keyof ProfileFields)[];
}

interface Attempt {
  /** What was typed, upon `base`. */
  mine: ProfileFields;
  base: ProfileFields;
  stored: OwnProfile | null;
}

/** Saves the main form without erasing what has been saved elsewhere since it was opened; asks where both sides differ. */
export function useSaveProfile(user: User) {
  const cache = useQueryClient();
  const { mutateAsync: write } = useMutation(saveProfileMutation(user));
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** The fields as they are stored now, or null when there is something to decide first. Throws what the service refused. */
  const save = async ({ mine, base, stored }: Attempt): Promise<ProfileFields | null> => {
    const theirs = stored?.fields ?? base;
    const { fields, disputed } = mergeFields({ base, mine, theirs });
    if (disputed.length > 0) {
      setConflict({ mine: fields, theirs, disputed });
      return null;
    }
    if (await write({ fields, version: stored?.version ?? null })) return fields;
    const newest = await cache.fetchQuery({ ...ownProfileQuery(user.id), staleTime: 0 });
    if (!newest) {
      tellOfRemoval();
      return null;
    }
    // The answer to an earlier attempt may have got lost: then there is nothing left to save.
    if (isSame(newest.fields, fields)) return fields;
    return save({ mine, base, stored: newest });
  };

  return {
    save,
    conflict,
    closeConflict: () => setConflict(null),
    renew: () => cache.invalidateQueries({ queryKey: alumniKeys.own(user.id) }),
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
