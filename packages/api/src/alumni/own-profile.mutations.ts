import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { writeAccountMetadata } from '../account/account-metadata.ts';
import { awaitsReadsOnSuccess } from '../query/invalidation.ts';
import { unwrap, unwrapWritten } from '../query/unwrap.ts';
import { toColumns } from '../rows/columns.ts';
import { removeFile, uploadPicture } from '../storage/public-files.ts';
import { alumniKeys } from './alumni.keys.ts';
import type { ProfileFields } from './profile-fields.model.ts';

interface ProfileOwner {
  id: string;
  email: string;
}

interface ProfileChange {
  fields: ProfileFields;
  /** Of the row that the change was made upon; null where there is none yet. */
  version: number | null;
}

/** Writes over the named version only, so that no tab erases unseen what another one has saved. */
async function writeRow(owner: ProfileOwner, { fields, version }: ProfileChange): Promise<void> {
  const { fullName, contactVisibility, ...optional } = fields;
  const row = {
    user_id: owner.id,
    email: owner.email,
    full_name: fullName,
    contact_visibility: contactVisibility,
    ...toColumns(optional),
    updated_at: new Date().toISOString(),
  };
  const rows = db().from('alumni');
  const writing =
    version === null
      ? rows.upsert(row, { onConflict: 'user_id' })
      : rows.update(row).eq('user_id', owner.id).eq('version', version);
  unwrapWritten(await writing.select('id'));
}

async function saveProfile(owner: ProfileOwner, change: ProfileChange): Promise<void> {
  await writeRow(owner, change);
  const { fields } = change;
  await writeAccountMetadata({
    full_name: fields.fullName,
    company: fields.company,
    job_title: fields.jobTitle,
    location: fields.location,
  });
}

/** Saves all fields of the own row and makes the row where there is none; a version conflict where it has changed or gone. */
export function saveProfileMutation(owner: ProfileOwner) {
  return mutationOptions({
    mutationFn: (change: ProfileChange) => saveProfile(owner, change),
    ...awaitsReadsOnSuccess(alumniKeys.own(owner.id)),
    meta: { errorTitle: 'Gagal memperbarui profil', asksOnConflict: true },
  });
}

interface Portrait {
  picture: Blob;
  /** URL of the previous picture; empty without one. */
  formerUrl: string;
}

async function savePortrait(userId: string, { picture, formerUrl }: Portrait): Promise<string> {
  const { url, discard } = await uploadPicture(`avatars/${userId}_`, picture);
  try {
    unwrap(await db().from('alumni').update({ profile_image_url: url }).eq('user_id', userId));
  } catch (error) {
    await discard(error);
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
    ...awaitsReadsOnSuccess(alumniKeys.own(userId)),
    meta: { errorTitle: 'Gagal Upload Foto' },
  });
}
