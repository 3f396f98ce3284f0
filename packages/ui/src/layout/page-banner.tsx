import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './page-banner.module.css';

interface PageBannerProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** The head of a page on a dark ground, with the page's only h1. The shell leaves room above it for its fixed bar. */
export function PageBanner({ title, text, children }: PageBannerProps) {
  return (
    <header data-ground="night" className={styles.banner}>
      <Container className={styles.content}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        {children && <div>{children}</div>}
      </Container>
    </header>
  );
}
