import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './page-banner.module.css';

interface PageBannerProps {
  title: string;
  text?: ReactNode;
  /** For pages of daily work, where the rows below count more than the greeting. */
  isCompact?: boolean;
  children?: ReactNode;
}

/** The head of a page on night blue, with the page's only h1. The shell leaves the room for its fixed bar above it. */
export function PageBanner({ title, text, isCompact = false, children }: PageBannerProps) {
  return (
    <header data-ground="night" className={styles.banner} data-compact={isCompact || undefined}>
      <Container className={styles.content}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </Container>
    </header>
  );
}
