import { cached } from '@portal/api';
import { unreadNotificationCountQuery } from '@portal/api/notification';
import { useQuery, useQueryClient } from '@portal/api/query';
import { type User, useSession } from '@portal/auth/session';
import { pathFor, useLocation } from '@portal/federation/router';
import { Cluster } from '@portal/ui';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AvatarMenu } from './avatar-menu.tsx';
import { PageLink } from './page-link.tsx';
import styles from './signed-in-controls.module.css';

export function SignedInControls() {
  const session = useSession();
  return 'user' in session ? <Controls user={session.user} /> : null;
}

const unknownCount = 'jumlah yang belum dibaca gagal dimuat';

/** Bell with its red dot, and the avatar menu. The unread count is read again on focus, on navigation, after actions, and every minute. */
function Controls({ user }: { user: User }) {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const { data: unread, error, refetch } = useQuery(unreadNotificationCountQuery(user.id));

  useEffect(() => {
    if (pathname) void refetch();
  }, [pathname, refetch]);

  // The query cache notices when a hidden tab is shown, but not when a window beside another one gets the focus.
  useEffect(() => {
    const active = { queryKey: cached.notifications, type: 'active' } as const;
    const readAgain = () => void cache.refetchQueries(active, { cancelRefetch: false });
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, [cache]);

  // A new notification tells of a change to the user's own row or registrations. A read that is under way may miss it.
  const known = useRef(unread);
  useEffect(() => {
    if (unread === undefined) return;
    const hasArrived = known.current !== undefined && unread > known.current;
    known.current = unread;
    if (!hasArrived) return;
    for (const queryKey of [
      cached.ownAlumni(user.id),
      cached.ownRegistrations(user.id),
      cached.notificationPages(user.id),
    ]) {
      void cache.invalidateQueries({ queryKey });
    }
  }, [unread, cache, user.id]);

  const isUnknown = unread === undefined && error !== null;
  const label = ['Notifikasi', unread && `${unread} belum dibaca`, isUnknown && unknownCount];
  return (
    <Cluster align="center" isOneLine>
      <PageLink
        to={pathFor('notifications')}
        className={styles.bell}
        label={label.filter(Boolean).join(', ')}
      >
        <Bell aria-hidden size={20} />
        {Boolean(unread) && <span className={styles.dot} />}
        {isUnknown && (
          <span className={styles.unknown} title={unknownCount} aria-hidden>
            ?
          </span>
        )}
      </PageLink>
      <AvatarMenu user={user} />
    </Cluster>
  );
}
