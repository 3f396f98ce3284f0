import { type DatabaseClient, db } from '@portal/api/client';
import { unwrap } from '../query/unwrap.ts';

export interface PendingAlumni {
  userId: string;
  fullName: string;
  email: string;
  graduationYear: string;
}

/**
 * Heals a missing row after sign-up; the database normally makes it by itself, and a row that exists stays as it is.
 * Throws an `ApiError`, `conflict` when another row has this e-mail.
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
