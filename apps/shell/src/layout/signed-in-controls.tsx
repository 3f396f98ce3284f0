import { notificationKeys, unreadNotificationCountQuery } from '@portal/api/notification';
import { useQuery, useQueryClient } from '@portal/api/query';
import type { Role, User } from '@portal/auth/session';
import { useLocation } from '@portal/federation/router';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { AvatarMenu } from './avatar-menu.tsx';
import { PageLink } from './page-link.tsx';
import styles from './signed-in-controls.module.css';

/** Bell with its red dot, and the avatar menu. The dot is asked for again on focus, on navigation and after actions. */
export function SignedInControls({ role, user }: { role: Role; user: User }) {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const { data: unread = 0, refetch } = useQuery(unreadNotificationCountQuery(user.id));

  useEffect(() => {
    if (pathname) void refetch();
  }, [pathname, refetch]);

  // The cache itself notices a tab that was hidden, but not a window that stood beside the other one.
  useEffect(() => {
    const active = { queryKey: notificationKeys.all, type: 'active' } as const;
    const ask = () => void cache.refetchQueries(active, { cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [cache]);

  const label = unread > 0 ? `Notifikasi, ${unread} belum dibaca` : 'Notifikasi';
  return (
    <div className={styles.controls}>
      <PageLink to="/notifications" className={styles.bell} label={label}>
        <Bell aria-hidden size={20} />
        {unread > 0 && <span className={styles.dot} />}
      </PageLink>
      <AvatarMenu role={role} user={user} />
    </div>
  );
}
