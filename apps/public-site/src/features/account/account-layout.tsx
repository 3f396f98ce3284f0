import { useRoute } from '@portal/federation';
import { type Elements, Muted, PageMeta, siteFacts } from '@portal/ui';
import styles from './account-layout.module.css';

interface AccountLayoutProps {
  /** What the page is for, also for search engines. */
  text: string;
  children: Elements;
  /** False for pages that nobody searches for. */
  isIndexed?: boolean;
  /** Links to the other account pages, below the form. */
  footer?: Elements;
}

/** The layout of the account pages: a dark panel beside the form; on a phone only the form. */
export function AccountLayout({ text, children, isIndexed = true, footer }: AccountLayoutProps) {
  const { title, path } = useRoute();
  return (
    <div className={styles.layout}>
      <PageMeta title={title} description={text} path={path} isIndexed={isIndexed} />
      <aside className={styles.panel} data-ground="night" aria-hidden="true">
        <p className={styles.body}>Setiap alumni adalah simpul. Bersama, kita menjadi rangkaian.</p>
        <Muted>{`${siteFacts.longName} · sejak ${siteFacts.foundingYear}`}</Muted>
      </aside>
      <div className={styles.side}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </div>
    </div>
  );
}
