import { ownPortraitQuery } from '@portal/api/alumni';
import { useQuery } from '@portal/api/query';
import { mayEnter, signOut } from '@portal/auth';
import { type User, useSession } from '@portal/auth/session';
import { frameLinks, type MenuEntry, requestNavigation } from '@portal/federation';
import { knownRoutes, Link, pathFor, useNavigate } from '@portal/federation/router';
import { Avatar, VisuallyHidden } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { LayoutDashboard, LibraryBig, LogOut, type LucideIcon, UserRoundCog } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import styles from './avatar-menu.module.css';

/** Partial: an area may be newer than this shell and name an icon that the shell does not have. */
const icons: Partial<Record<MenuEntry['icon'], LucideIcon>> = {
  dashboard: LayoutDashboard,
  profile: UserRoundCog,
  content: LibraryBig,
};

/**
 * Who is signed in, and the pages of the menu that this role may open. Rendered inside the bar, not in a portal: outside of every
 * landmark a screen reader would not find it by region.
 */
export function AvatarMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const session = useSession();
  const links = frameLinks(knownRoutes(), 'menu').filter(({ access }) => mayEnter(access, session));
  // The admin may have changed the row since the account was written.
  const { data: own } = useQuery(ownPortraitQuery(user.id));
  const fullName = own?.fullName || user.fullName;
  const name = fullName || user.email;

  const leave = async () => {
    showToast(await signOut());
    navigate(pathFor('login'));
  };

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.trigger}>
        <VisuallyHidden>{`Menu akun ${name}`}</VisuallyHidden>
        <Avatar name={fullName} src={own ? own.imageUrl : user.avatarUrl} size={40} fallback="?" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles.menu} align="end" sideOffset={8}>
        <DropdownMenu.Label className={styles.who}>
          <strong>{name}</strong>
          <span>{user.email}</span>
        </DropdownMenu.Label>
        {links.map(({ path, label, icon }) => {
          const Icon = icons[icon];
          return (
            <DropdownMenu.Item key={path} asChild className={styles.item}>
              <Link to={path}>
                {Icon && <Icon aria-hidden size={18} />}
                <span>{label}</span>
              </Link>
            </DropdownMenu.Item>
          );
        })}
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
