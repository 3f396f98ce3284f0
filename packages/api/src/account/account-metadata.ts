import { loadSupabase } from '@portal/api/client';

/**
 * Repeats in the account what the menus show of it. The row is the truth, so that a failure here never undoes what was saved.
 * (Decision 59.)
 */
export async function writeAccountMetadata(data: Record<string, string>): Promise<void> {
  try {
    const { auth } = await loadSupabase();
    const { error } = await auth.updateUser({ data });
    if (error) console.warn('The account keeps its former metadata:', error.message);
  } catch (error) {
    console.warn('The account keeps its former metadata:', error);
  }
}
