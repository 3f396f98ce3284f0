import type { DirectoryViewer } from '@portal/api/directory';
import { roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';

/** The role that the directory's answers depend on; undefined while the session is loading. */
export function useViewer(): DirectoryViewer | undefined {
  const session = useSession();
  return session.status === 'loading' ? undefined : roleOf(session);
}
