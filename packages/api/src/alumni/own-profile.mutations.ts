import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { writeAccountMetadata } from '../account/account-metadata.ts';
import { toColumns } from '../columns.ts';
import { avatarFolder, publicFileUrl, removeFile, uploadFile } from '../storage/public-files.ts';
import { unwrap } from '../unwrap.ts';
import type { ProfileFields } from './own-profile.model.ts';

interface ProfileOwner {
  id: string;
  email: string;
}

async function saveProfile(owner: ProfileOwner, fields: ProfileFields): Promise<void> {
  const { fullName, contactVisibility, ...optional } = fields;
  unwrap(
    await db()
      .from('alumni')
      .upsert(
        {
          user_id: owner.id,
          email: owner.email,
          full_name: fullName,
          contact_visibility: contactVisibility,
          ...toColumns(optional),
          updated_at: new Date().toISOString(),
        },
        { onConflict: 'user_id' },
      ),
  );
  await writeAccountMetadata({
    full_name: fullName,
    company: fields.company,
    job_title: fields.jobTitle,
    location: fields.location,
  });
}

/** Saves all fields of the own row and makes the row where there is none. */
export function saveProfileMutation(owner: ProfileOwner) {
  return mutationOptions({
    mutationFn: (fields: ProfileFields) => saveProfile(owner, fields),
    meta: { errorTitle: 'Gagal memperbarui profil' },
  });
}

interface Portrait {
  picture: Blob;
  /** Address of the picture so far; empty without one. */
  formerUrl: string;
}

async function savePortrait(userId: string, { picture, formerUrl }: Portrait): Promise<string> {
  const name = await uploadFile(`${avatarFolder}${userId}_`, picture);
  const url = await publicFileUrl(name);
  try {
    unwrap(await db().from('alumni').update({ profile_image_url: url }).eq('user_id', userId));
  } catch (error) {
    await removeFile(url);
    throw error;
  }
  await writeAccountMetadata({ avatar_url: url });
  await removeFile(formerUrl);
  return url;
}

/** Replaces the own picture, in the row and in the account, and removes the former file at the end. */
export function savePortraitMutation(userId: string) {
  return mutationOptions({
    mutationFn: (portrait: Portrait) => savePortrait(userId, portrait),
    meta: { errorTitle: 'Gagal Upload Foto' },
  });
}
