import { frameLinks } from '@portal/federation';
import { knownRoutes } from '@portal/federation/router';
import styles from './mobile-menu.module.css';
import { PageLink } from './page-link.tsx';

interface MobileMenuProps {
  isHidden: boolean;
  onChoose: () => void;
}

/** The bar's items as a list below it; choosing one closes it. */
export function MobileMenu({ isHidden, onChoose }: MobileMenuProps) {
  return (
    <nav id="menu-utama" aria-label="Menu" className={styles.menu} hidden={isHidden}>
      <ul className={styles.list}>
        {frameLinks(knownRoutes(), 'nav').map(({ path, label }) => (
          <li key={path}>
            <PageLink to={path} className={styles.link} onChoose={onChoose}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
