import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { asList } from '../rows/stored-value.ts';
import { registrationKeys } from './registration.keys.ts';
import { toOwnRegistration } from './registration.model.ts';

/** All registrations of the signed-in user, cancelled ones too, the latest event first: for cards, dialog and dashboard alike. */
export function ownRegistrationsQuery(userId: string) {
  return queryOptions({
    queryKey: registrationKeys.own(userId),
    queryFn: async ({ signal }) =>
      asList(unwrap(await db().rpc('own_registrations').abortSignal(signal)), toOwnRegistration),
    meta: { errorTitle: 'Gagal memuat pendaftaran Anda' },
  });
}
