import type { DirectoryViewer } from '@portal/api/directory';
import { roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';

/** Who looks; undefined while that is being found out, since the answers of the directory depend on it. */
export function useViewer(): DirectoryViewer | undefined {
  const session = useSession();
  return session.status === 'loading' ? undefined : roleOf(session);
}
