import { zodResolver } from '@hookform/resolvers/zod';
import {
  emptyProfile,
  type OwnProfile,
  ownProfileQuery,
  type ProfileFields,
  saveProfileMutation,
} from '@portal/api/alumni';
import { readNow, useMutation, useQueryClient } from '@portal/api/query';
import type { User } from '@portal/auth/session';
import { useVersionedSave } from '@portal/forms';
import { showToast } from '@portal/ui/toast';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../../../form/use-form-draft.ts';
import { announceSaved } from '../../../review/ask-review.tsx';
import { isStillSignedIn } from '../session-check.ts';
import { nameVisibilityLabels, profileLabels, visibilityLabels } from './profile-labels.ts';
import { profileSchema } from './profile-schema.ts';

/** The kind of the draft of the main form. */
export const profileKind = 'profil';

const labels = {
  ...profileLabels,
  contactVisibility: {
    label: profileLabels.contactVisibility,
    write: (choice: ProfileFields['contactVisibility']) => visibilityLabels[choice],
  },
  nameVisibility: {
    label: profileLabels.nameVisibility,
    write: (choice: ProfileFields['nameVisibility']) => nameVisibilityLabels[choice],
  },
};

/** The main form, its draft, and its save. */
export function useProfileForm(user: User, profile: OwnProfile | null) {
  const cache = useQueryClient();
  const { mutateAsync: write } = useMutation(saveProfileMutation(user));
  const stored = profile?.fields ?? emptyProfile(user.fullName);
  const form = useForm<ProfileFields>({
    resolver: zodResolver(profileSchema),
    defaultValues: stored,
  });
  const draft = useFormDraft({ form, kind: profileKind, id: user.id, isNew: !profile, stored });
  const {
    save: saveFields,
    conflict,
    failure,
  } = useVersionedSave<ProfileFields>({
    write,
    read: () => readNow(cache, ownProfileQuery(user.id)),
    labels,
  });

  const store = async (mine: ProfileFields): Promise<boolean> => {
    if (!isStillSignedIn()) return false;
    const sent = form.getValues();
    const outcome = await saveFields({ base: draft.base(), mine, stored: profile });
    if (outcome.kind === 'saved') {
      draft.settle(outcome.fields, sent);
    }
    if (outcome.kind === 'theirs') draft.restart(outcome.stored?.fields ?? mine, outcome.fields);
    if (outcome.kind === 'deleted') announceDeletion();
    return outcome.kind === 'saved';
  };

  const submit = form.handleSubmit(async (mine) => {
    if (!(await store(mine))) return;
    announceSaved('Profil Berhasil Diperbarui', profile);
  });
  /** For whoever goes on from here: the press that follows says what was done. */
  const save = async () => {
    let isSaved = false;
    await form.handleSubmit(async (mine) => {
      isSaved = await store(mine);
    })();
    return isSaved;
  };

  return { form, draft, conflict, failure, submit, save };
}

function announceDeletion() {
  showToast({
    tone: 'warning',
    title: 'Profil Alumni Belum Ada',
    description: 'Profil Anda telah dihapus pengurus. Simpan sekali lagi untuk membuatnya kembali.',
    duration: 10_000,
  });
}
