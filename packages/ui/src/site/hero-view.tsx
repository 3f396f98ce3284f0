import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Container } from '../layout/container.tsx';
import { siteFacts } from '../site-facts.ts';
import { HeroPicture, type HeroPictureProps } from './hero-picture.tsx';
import styles from './hero-view.module.css';

interface HeroViewProps extends HeroPictureProps {
  className?: string | undefined;
  /** A preview stands on a page that has its own heading. */
  titleAs?: 'h1' | 'p';
  /** The buttons. */
  children: ReactNode;
}

/** The top of the home page, also in the preview of its settings. */
export function HeroView({
  className,
  titleAs: Title = 'h1',
  children,
  ...picture
}: HeroViewProps) {
  return (
    <header className={classNames(styles.hero, className)} data-ground="night">
      <HeroPicture {...picture} />
      <Container className={styles.content}>
        <p className={styles.place}>
          {siteFacts.address.city}, {siteFacts.address.province} · sejak {siteFacts.foundingYear}
        </p>
        <Title className={styles.title}>{siteFacts.longName}</Title>
        <p className={styles.tagline}>
          Satu jejaring, banyak simpul: menjaga silaturahmi, berbagi inspirasi, dan bersama-sama
          berkontribusi bagi negeri.
        </p>
        <div className={styles.actions}>{children}</div>
      </Container>
    </header>
  );
}
