import { db } from '@portal/api/client';
import { unwrap } from '../query/unwrap.ts';
import { cleanText } from '../text/index.ts';

export type ReviewedKind = 'alumni' | 'job';

/** Asks the admin to look again at the own rejected row, which waits then. The note says what was mended; it may be empty. */
export async function askReview(kind: ReviewedKind, id: string, note: string): Promise<void> {
  unwrap(await db().rpc('ask_review', { kind, id, note: cleanText(note) }));
}
