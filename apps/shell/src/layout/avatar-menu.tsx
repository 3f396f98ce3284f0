import { dashboardPath, signOut } from '@portal/auth';
import type { Role, User } from '@portal/auth/session';
import { requestNavigation } from '@portal/federation';
import { Link, useNavigate } from '@portal/federation/router';
import { Avatar, VisuallyHidden } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { LayoutDashboard, LibraryBig, LogOut, UserRoundCog } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import styles from './avatar-menu.module.css';

/**
 * Who is signed in, and his ways on. The admin has no own content, so that item is the alumni's.
 * Drawn inside the bar, not in a portal: outside of every landmark a screen reader would not find it by region.
 */
export function AvatarMenu({ role, user }: { role: Role; user: User }) {
  const navigate = useNavigate();
  const name = user.fullName || user.email;

  const leave = async () => {
    showToast(await signOut());
    navigate('/login');
  };

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.trigger}>
        <VisuallyHidden>Menu akun {name}</VisuallyHidden>
        <Avatar name={user.fullName} src={user.avatarUrl} size={40} fallback="?" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles.menu} align="end" sideOffset={8}>
        <DropdownMenu.Label className={styles.who}>
          <strong>{name}</strong>
          <span>{user.email}</span>
        </DropdownMenu.Label>
        <DropdownMenu.Item asChild className={styles.item}>
          <Link to={dashboardPath(role)}>
            <LayoutDashboard aria-hidden size={18} /> Dashboard
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild className={styles.item}>
          <Link to="/profile-settings">
            <UserRoundCog aria-hidden size={18} /> Profil &amp; Pengaturan
          </Link>
        </DropdownMenu.Item>
        {role === 'alumni' && (
          <DropdownMenu.Item asChild className={styles.item}>
            <Link to="/alumni/my-content">
              <LibraryBig aria-hidden size={18} /> Konten Saya
            </Link>
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Separator className={styles.line} />
        <DropdownMenu.Item
          className={styles.item}
          data-tone="danger"
          onSelect={() => requestNavigation(leave)}
        >
          <LogOut aria-hidden size={18} /> Logout
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
