import { useQuery } from '@portal/api/query';
import { ownRegistrationsQuery } from '@portal/api/registration';
import { useSession } from '@portal/auth/session';

/** Of an alumnus who is signed in. */
export function useOwnRegistrations() {
  const session = useSession();
  const userId = session.status === 'alumni' ? session.user.id : '';
  return useQuery({ ...ownRegistrationsQuery(userId), enabled: userId !== '' }).data;
}
