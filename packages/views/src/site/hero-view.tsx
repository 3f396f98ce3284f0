import { buttonClass, Cluster, Container, classNames, siteFacts } from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { HeroPicture, type HeroPictureProps } from './hero-picture.tsx';
import styles from './hero-view.module.css';

/** The about page as a link; in a preview it leads nowhere. */
export type RenderLink = (link: { className: string; children: ReactNode }) => ReactElement;

interface HeroViewProps extends HeroPictureProps {
  className?: string | undefined;
  /** A preview stands on a page that has its own heading. */
  titleAs?: 'h1' | 'p';
  renderLink: RenderLink;
  /** The button before the link. */
  children: ReactElement;
}

/** The top of the home page, also in the preview of its settings. */
export function HeroView({
  className,
  titleAs: Title = 'h1',
  renderLink,
  children,
  ...picture
}: HeroViewProps) {
  return (
    <header className={classNames(styles.hero, className)} data-ground="night">
      <HeroPicture {...picture} />
      <Container className={styles.content}>
        <Cluster as="p" gap={3} align="center" isOneLine className={styles.place}>
          {`${siteFacts.address.city}, ${siteFacts.address.province} · sejak ${siteFacts.foundingYear}`}
        </Cluster>
        <Title className={styles.title}>{siteFacts.longName}</Title>
        <p className={styles.tagline}>
          Satu jejaring, banyak simpul: menjaga silaturahmi, berbagi inspirasi, dan bersama-sama
          berkontribusi bagi negeri.
        </p>
        <div className={styles.actions}>
          {children}
          {renderLink({
            className: buttonClass({ variant: 'ghost', size: 'large' }),
            children: (
              <>
                <span>Kenali kami</span>
                <ArrowRight aria-hidden="true" />
              </>
            ),
          })}
        </div>
      </Container>
    </header>
  );
}
