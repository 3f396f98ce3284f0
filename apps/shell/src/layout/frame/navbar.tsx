import { frameLinks, groupLinks } from '@portal/federation';
import { homeOf, knownRoutes, Link, useLocation } from '@portal/federation/router';
import { Cluster, Logo } from '@portal/ui';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { replayInput } from '../../boot/early-input.ts';
import { AccountControls } from './account-controls.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavDropdown } from './nav-dropdown.tsx';
import styles from './navbar.module.css';
import { PageLink } from './page-link.tsx';
import { useDismiss } from './use-dismiss.ts';

/** Pixels that the home page scrolls before the bar turns white. */
const scrollThreshold = 50;

export function Navbar() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > scrollThreshold,
    () => false,
  );
  // The prerendered HTML contains the closed menu, so that a press before hydration can open it.
  const [isHydrating, setIsHydrating] = useState(true);
  const bar = useRef<HTMLElement>(null);
  const hamburger = useRef<HTMLButtonElement>(null);
  // The menu belongs to the page on which it was opened: navigation of any kind closes it.
  const isMenuOpen = openOn === pathname;
  const isClear = pathname === homeOf('visitor') && !isScrolled && !isMenuOpen;

  useDismiss(bar, isMenuOpen, (reason) => {
    setOpenOn(null);
    if (reason === 'escape') hamburger.current?.focus();
  });
  useEffect(() => {
    replayInput(bar.current);
    setIsHydrating(false);
  }, []);

  return (
    <header
      ref={bar}
      className={styles.bar}
      data-print="hidden"
      data-look={isClear ? 'clear' : 'solid'}
      {...(isClear ? { 'data-ground': 'night' } : {})}
    >
      <div className={styles.inner}>
        <Link to={homeOf('visitor')} className={styles.brand}>
          <Logo />
        </Link>
        <NavItems />
        <Cluster gap={0} align="center" justify="end" isOneLine className={styles.account}>
          <AccountControls />
        </Cluster>
        <button
          ref={hamburger}
          type="button"
          className={styles.hamburger}
          aria-expanded={isMenuOpen}
          aria-controls="menu-utama"
          aria-label={isMenuOpen ? 'Tutup menu' : 'Buka menu'}
          onClick={() => setOpenOn(isMenuOpen ? null : pathname)}
        >
          {isMenuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </button>
      </div>
      {(isMenuOpen || isHydrating) && (
        <MobileMenu isHidden={!isMenuOpen} onChoose={() => setOpenOn(null)} />
      )}
    </header>
  );
}

function NavItems() {
  return (
    <nav aria-label="Utama" className={styles.items}>
      {groupLinks(frameLinks(knownRoutes(), 'nav')).map(({ group, links }) =>
        group ? (
          <NavDropdown key={group} label={group} links={links} />
        ) : (
          links.map(({ path, label }) => (
            <PageLink key={path} to={path} className={styles.item}>
              {label}
            </PageLink>
          ))
        ),
      )}
    </nav>
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
