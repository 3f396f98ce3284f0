import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { awaitsReadsOnSuccess } from '../query/invalidation.ts';
import { unwrap, unwrapWritten } from '../query/unwrap.ts';
import { toWorkRow, type WorkEntry } from './work-history.model.ts';

interface WorkWrite {
  /** The form makes its id, so that an entry that is sent twice is stored once. */
  entry: WorkEntry;
  /** Null for an entry that is not stored yet. */
  version: number | null;
}

async function writeWorkEntry(alumniId: string, { entry, version }: WorkWrite): Promise<void> {
  const row = { ...toWorkRow(entry), alumni_id: alumniId };
  const rows = db().from('work_history');
  if (version === null) {
    const added = unwrap(await rows.upsert(row, { ignoreDuplicates: true }).select('id'));
    if (added.length > 0) return;
  }
  // An entry that is there already was stored by an attempt whose answer was lost.
  const writing = rows
    .update(row)
    .eq('id', entry.id)
    .eq('version', version ?? 1);
  unwrapWritten(await writing.select('id'));
}

/** Adds an entry, or changes it while it still has this version; else a version conflict. */
export function saveWorkEntryMutation(alumniId: string) {
  return mutationOptions({
    mutationFn: (write: WorkWrite) => writeWorkEntry(alumniId, write),
    ...awaitsReadsOnSuccess([...cached.workHistory, alumniId], cached.directory),
    meta: { errorTitle: 'Gagal menyimpan riwayat', asksOnConflict: true },
  });
}

export function removeWorkEntryMutation() {
  return mutationOptions({
    mutationFn: async (id: string) => {
      unwrap(await db().from('work_history').delete().eq('id', id));
    },
    ...awaitsReadsOnSuccess(cached.workHistory, cached.directory),
    meta: { errorTitle: 'Gagal menghapus riwayat' },
  });
}
