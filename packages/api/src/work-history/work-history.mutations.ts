import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { unwrap } from '../unwrap.ts';
import { toWorkRow, type WorkEntry } from './work-history.model.ts';

/** The id is made by the form: sent twice, an entry is still one row. */
export function saveWorkEntryMutation(alumniId: string) {
  return mutationOptions({
    mutationFn: async (entry: WorkEntry) => {
      const row = { ...toWorkRow(entry), alumni_id: alumniId };
      unwrap(await db().from('work_history').upsert(row));
    },
    meta: { errorTitle: 'Gagal menyimpan riwayat' },
  });
}

export function removeWorkEntryMutation() {
  return mutationOptions({
    mutationFn: async (id: string) => {
      unwrap(await db().from('work_history').delete().eq('id', id));
    },
    meta: { errorTitle: 'Gagal menghapus riwayat' },
  });
}
