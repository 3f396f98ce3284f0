import { type DatabaseClient, db, loadSupabase } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { storedPicture } from '../client/picture.ts';
import type { Database } from '../database.types.ts';
import { cached } from '../query/cached.ts';
import { write } from '../query/call.ts';
import { awaitsReadsOnSuccess } from '../query/invalidation.ts';
import { unwrap, unwrapWritten } from '../query/unwrap.ts';
import { toColumns, writeFields } from '../rows/columns.ts';
import type { EveryColumn, Kept, OfDecision, OfReview } from '../rows/every-column.ts';
import { removeFile, uploadPicture } from '../storage/public-files.ts';
import { type ProfileFields, profileFields } from './profile.model.ts';

export interface PendingAlumni {
  userId: string;
  fullName: string;
  email: string;
  graduationYear: string;
}

/** The own record, which the write waits for, and the pages on which others see it. */
const refresh = (own: readonly unknown[]) =>
  awaitsReadsOnSuccess(own, cached.directory, cached.theses);

/**
 * Adds a missing row after sign-up. The database normally adds it by itself, and a row that exists stays as it is. Throws an
 * `ApiError`, `conflict` when another row has this e-mail.
 */
export async function ensurePendingAlumni(
  { userId, fullName, email, graduationYear }: PendingAlumni,
  database: DatabaseClient = db(),
): Promise<void> {
  unwrap(
    await database.from('alumni').upsert(
      {
        user_id: userId,
        full_name: fullName,
        email,
        graduation_year: graduationYear,
        validation_status: 'pending',
      },
      { onConflict: 'user_id', ignoreDuplicates: true },
    ),
  );
}

interface ProfileOwner {
  id: string;
  email: string;
  /** The picture of the account; the first row takes it over. */
  avatarUrl: string | null;
}

interface ProfileChange {
  fields: ProfileFields;
  /** The version of the row that the form was filled from; null where there is none yet. */
  version: number | null;
}

/** What the admin decides, what has writes of its own, and the picture, which the row takes over only from the portal's own files. */
type LeftAlone =
  | Exclude<Kept, 'updated_at'>
  | OfDecision
  | OfReview
  | 'validation_status'
  | 'special_badge'
  | 'can_post_jobs'
  | 'email_confirmed'
  | 'is_listed'
  | 'profile_image_url'
  | EmbeddedList;

/** Overwrites only this version, so that no tab overwrites unnoticed what another tab has saved. */
async function writeRow(owner: ProfileOwner, { fields, version }: ProfileChange): Promise<void> {
  const row = {
    user_id: owner.id,
    email: owner.email,
    ...writeFields(profileFields, fields),
    updated_at: new Date().toISOString(),
  } satisfies EveryColumn<'alumni', LeftAlone>;
  const rows = db().from('alumni');
  if (version === null) {
    const picture = isStoredFile(owner) && { profile_image_url: storedPicture(owner.avatarUrl) };
    const adding = { onConflict: 'user_id', ignoreDuplicates: true };
    const added = await rows.upsert({ ...row, ...picture }, adding).select('id');
    if (unwrap(added).length > 0) return;
  }
  // A row that is there already was stored by an attempt whose answer was lost.
  const writing = rows
    .update(row)
    .eq('user_id', owner.id)
    .eq('version', version ?? 1);
  unwrapWritten(await writing.select('id'));
}

/** Users can write any URL into their account's metadata: the row takes over only a picture of the portal. */
function isStoredFile({ avatarUrl }: ProfileOwner): boolean {
  return avatarUrl?.includes('/public-files/avatars/') === true;
}

async function writeAccount(data: Record<string, string>): Promise<void> {
  const { auth } = await loadSupabase();
  const { error } = await auth.updateUser({ data });
  if (error) throw error;
}

/** Copies name and picture of the row to the account. The row is authoritative: a failure here does not undo the save. */
async function copyToAccount(data: Record<string, string>): Promise<void> {
  try {
    await writeAccount(data);
  } catch (error) {
    console.warn('The account keeps its former metadata:', error);
  }
}

async function saveProfile(owner: ProfileOwner, change: ProfileChange): Promise<void> {
  await writeRow(owner, change);
  await copyToAccount({ full_name: change.fields.fullName });
}

/** Saves all fields of the own row, and adds the row if there is none. Throws a version conflict if it was changed or deleted. */
export function saveProfileMutation(owner: ProfileOwner) {
  return mutationOptions({
    mutationFn: (change: ProfileChange) => saveProfile(owner, change),
    ...refresh(cached.ownAlumni(owner.id)),
    meta: { errorTitle: 'Gagal memperbarui profil', asksOnConflict: true },
  });
}

/** Shows a verified person, whose row was imported without that, in the directory and the thesis bank. */
export function listProfileMutation() {
  return mutationOptions({
    mutationFn: async (alumniId: string) => {
      const row = db().from('alumni').update({ is_listed: true }).eq('id', alumniId);
      unwrapWritten(await row.select('id'));
    },
    ...refresh(cached.alumni),
    meta: { errorTitle: 'Gagal menampilkan profil' },
  });
}

interface Portrait {
  picture: Blob;
  /** URL of the previous picture; empty without one. */
  formerUrl: string;
}

async function savePortrait(userId: string, { picture, formerUrl }: Portrait): Promise<string> {
  const { url, discard } = await uploadPicture('avatars/', picture);
  const account = { avatar_url: storedPicture(url) ?? '' };
  try {
    const rows = unwrap(
      await db()
        .from('alumni')
        .update({ profile_image_url: storedPicture(url) })
        .eq('user_id', userId)
        .select('id'),
    );
    // Without a row the account alone names the picture, until the first save of the profile.
    await (rows.length > 0 ? copyToAccount(account) : writeAccount(account));
  } catch (error) {
    await discard(error);
    throw error;
  }
  await removeFile(formerUrl);
  return url;
}

/** Replaces the own picture, in the row and in the account, and removes the former file at the end. */
export function savePortraitMutation(userId: string) {
  return mutationOptions({
    mutationFn: (portrait: Portrait) => savePortrait(userId, portrait),
    ...refresh(cached.ownAlumni(userId)),
    meta: { errorTitle: 'Gagal Upload Foto' },
  });
}

export type EmbeddedList = Database['public']['Enums']['alumni_list'];

interface ItemWrite {
  item: Readonly<Record<string, string>>;
  /** The version of the row that the item was read from; null for a new item. */
  version: number | null;
}

/**
 * Adds the item, or replaces the one with its id while the row still has this version; else a version conflict. Writes one item
 * only: two tabs never overwrite each other's.
 */
export function saveAlumniItemMutation(alumniId: string, list: EmbeddedList) {
  return mutationOptions({
    mutationFn: write('save_alumni_item', ({ item, version }: ItemWrite) => ({
      alumni_id: alumniId,
      list,
      item: toColumns(item),
      ...(version !== null && { expected_version: version }),
    })),
    ...refresh(cached.alumni),
    meta: { errorTitle: 'Gagal Menyimpan', asksOnConflict: true },
  });
}

export function removeAlumniItemMutation(alumniId: string, list: EmbeddedList) {
  return mutationOptions({
    mutationFn: write('remove_alumni_item', (itemId: string) => ({
      alumni_id: alumniId,
      list,
      item_id: itemId,
    })),
    ...refresh(cached.alumni),
    meta: { errorTitle: 'Gagal Menghapus' },
  });
}
