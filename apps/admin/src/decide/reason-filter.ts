import { rejectionReasons } from '@portal/api/decision';
import type { ListFilterField } from '../table/list-params.ts';

/** The filter of a list by the reason of a rejection. A row whose owner asks for a second look keeps it. */
export function reasonFilter(kind: keyof typeof rejectionReasons): ListFilterField {
  const options = rejectionReasons[kind].map(({ code, note }) => ({ value: code, label: note }));
  return { param: 'alasan', name: 'decision_code', label: 'Alasan ditolak', options };
}
