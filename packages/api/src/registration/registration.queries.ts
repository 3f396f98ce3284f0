import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { ofJson } from '../rows/fields.ts';
import { listOf } from '../rows/stored-value.ts';
import { toOwnRegistration } from './registration.model.ts';

/** All registrations of the signed-in user, cancelled ones too, the latest event first: for cards, dialog and dashboard alike. */
export function ownRegistrationsQuery(userId: string) {
  return queryOptions({
    queryKey: cached.ownRegistrations(userId),
    queryFn: read('own_registrations', listOf(ofJson(toOwnRegistration))),
    meta: { errorTitle: 'Gagal memuat pendaftaran Anda' },
  });
}
