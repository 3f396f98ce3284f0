import {
  buttonClass,
  Container,
  type Elements,
  FramedPicture,
  SectionHeading,
  Spinner,
  Stack,
} from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import { builtInPictures } from './built-in-pictures.ts';
import type { SitePicture } from './hero-picture.tsx';
import type { RenderLink } from './hero-view.tsx';
import styles from './home-about-view.module.css';

interface HomeAboutViewProps {
  /** Undefined until it is known what is configured. */
  content:
    | { text: Record<'title' | 'paragraph1' | 'paragraph2', string>; image: SitePicture }
    | undefined;
  renderLink: RenderLink;
  /** Below the text and its picture. */
  children?: Elements;
}

/** What the home page tells about the association, also in the preview of its settings. */
export function HomeAboutView({ content, renderLink, children }: HomeAboutViewProps) {
  return (
    <section id="tentang" className={styles.block}>
      <Container className={styles.columns}>
        {content ? (
          <>
            <FramedPicture {...content.image} builtIn={builtInPictures.homeAbout} />
            <Stack justify="start" className={styles.text}>
              <SectionHeading title={content.text.title} />
              <p>{content.text.paragraph1}</p>
              <p>{content.text.paragraph2}</p>
              {renderLink({
                className: buttonClass({ variant: 'secondary' }),
                children: (
                  <>
                    <span>Tentang Kami</span>
                    <ArrowRight aria-hidden="true" />
                  </>
                ),
              })}
            </Stack>
          </>
        ) : (
          <Spinner label="Memuat…" />
        )}
      </Container>
      {children}
    </section>
  );
}
