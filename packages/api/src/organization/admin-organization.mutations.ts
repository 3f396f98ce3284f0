import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { awaitsReadsWhenSettled } from '../query/invalidation.ts';
import { unwrap, unwrapWritten } from '../query/unwrap.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { organizationKeys } from './organization.keys.ts';
import {
  type OrderChange,
  type OrganizationMemberFields,
  toMemberRow,
} from './organization.model.ts';

interface MemberToSave {
  /** Made by the form, so that a member who is sent twice is stored once. */
  id: string;
  /** Null for a new one. */
  version: number | null;
  fields: OrganizationMemberFields;
}

const refresh = awaitsReadsWhenSettled(organizationKeys.all);

async function saveMember({ id, version, fields }: MemberToSave): Promise<void> {
  const row = toMemberRow(fields);
  const table = db().from('organization_structure');
  const writing =
    version === null
      ? table.upsert({ id, ...row }, { onConflict: 'id', ignoreDuplicates: true })
      : table.update(row).eq('id', id).eq('version', version);
  unwrapWritten(await writing.select('id'));
}

/** Throws a version conflict when the stored row has a newer version. A replaced photo is swept. */
export function saveMemberMutation() {
  return mutationOptions({
    mutationFn: saveMember,
    onSuccess: () => void sweepOrphanedFiles(),
    ...refresh,
    meta: { errorTitle: 'Operasi Gagal', asksOnConflict: true },
  });
}

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

export function moveMemberMutation() {
  return mutationOptions({
    mutationFn: saveOrder,
    ...refresh,
    meta: { errorTitle: 'Operasi Gagal' },
  });
}

/** The row goes first, then its photo. A row that is already gone counts as deleted. */
export function deleteMemberMutation() {
  return mutationOptions({
    mutationFn: async (id: string) => {
      unwrap(await db().from('organization_structure').delete().eq('id', id));
    },
    onSuccess: () => void sweepOrphanedFiles(),
    ...refresh,
    meta: { errorTitle: 'Gagal menghapus anggota' },
  });
}
