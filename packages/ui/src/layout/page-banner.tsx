import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './page-banner.module.css';

interface PageBannerProps {
  title: string;
  text?: ReactNode;
  /** For working pages, where the rows below matter more than the banner. */
  isCompact?: boolean;
  children?: ReactNode;
}

/** The head of a page on a dark ground, with the page's only h1. The shell leaves room above it for its fixed bar. */
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
