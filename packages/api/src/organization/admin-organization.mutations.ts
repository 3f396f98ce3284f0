import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { rowMutations } from '../admin/row-mutations.ts';
import { cached } from '../query/cached.ts';
import { awaitsReadsWhenSettled } from '../query/invalidation.ts';
import { unwrapWritten } from '../query/unwrap.ts';
import { type OrderChange, toMemberRow } from './organization.model.ts';

const refresh = awaitsReadsWhenSettled(cached.organization);

/** Each write names its version: a row that was changed meanwhile stays as it is, and the remaining ones are not written. */
async function saveOrder(changes: OrderChange[]): Promise<void> {
  for (const { id, version, displayOrder } of changes) {
    unwrapWritten(
      await db()
        .from('organization_structure')
        .update({ display_order: displayOrder })
        .eq('id', id)
        .eq('version', version)
        .select('id'),
    );
  }
}

/** The admin's writes. */
export const memberMutations = {
  ...rowMutations({
    table: () => db().from('organization_structure'),
    toRow: toMemberRow,
    refresh,
    errorTitles: { save: 'Operasi Gagal', remove: 'Gagal menghapus anggota' },
  }),
  move: () =>
    mutationOptions({ mutationFn: saveOrder, ...refresh, meta: { errorTitle: 'Operasi Gagal' } }),
};
