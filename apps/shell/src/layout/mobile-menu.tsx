import styles from './mobile-menu.module.css';
import { navItems } from './nav-items.ts';
import { PageLink } from './page-link.tsx';

/** The bar's items as a list below it; choosing one closes it. */
export function MobileMenu({ onChoose }: { onChoose: () => void }) {
  return (
    <nav id="menu-utama" aria-label="Menu" className={styles.menu}>
      <ul className={styles.list}>
        {navItems
          .flatMap((item) => ('to' in item ? [item] : item.children))
          .map((item) => (
            <li key={item.to}>
              <PageLink to={item.to} className={styles.link} onChoose={onChoose}>
                {item.label}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
