import {
  Container,
  type Elements,
  FramedPicture,
  Section,
  SectionHeading,
  Skeleton,
  SkeletonGroup,
  Stack,
  siteFacts,
} from '@portal/ui';
import { builtInPictures } from './built-in-pictures.ts';
import type { SitePicture } from './hero-picture.tsx';
import styles from './history-view.module.css';

interface HistoryContent {
  text: Record<'title' | 'paragraph1' | 'paragraph2' | 'paragraph3', string>;
  image: SitePicture;
}

interface HistoryViewProps {
  /** Undefined until it is known what is configured. */
  content: HistoryContent | undefined;
  /** Beside the title. */
  action?: Elements;
  /** Below the text and its picture. */
  children?: Elements;
}

const lineWidths = ['100%', '96%', '98%', '64%'];

/** The history on the about page, also in the preview of its settings. */
export function HistoryView({ content, action, children }: HistoryViewProps) {
  return (
    <Section>
      {content ? <History {...content} action={action} /> : <HistorySkeleton />}
      {children}
    </Section>
  );
}

function History({ text, image, action }: HistoryContent & { action: Elements }) {
  const paragraphs = [text.paragraph1, text.paragraph2, text.paragraph3].filter(Boolean);
  return (
    <Container className={styles.columns}>
      <div>
        <SectionHeading
          title={text.title}
          text={`Sejak ${siteFacts.foundingYear}, dari ${siteFacts.address.city} untuk negeri.`}
          action={action}
        />
        <div className={styles.story}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={styles.picture}>
        <FramedPicture {...image} builtIn={builtInPictures.history} isLazy={false} />
      </div>
    </Container>
  );
}

function HistorySkeleton() {
  return (
    <SkeletonGroup>
      <Container className={styles.columns}>
        <Stack gap={8}>
          <Skeleton width="14rem" height="2.25rem" />
          {['satu', 'dua', 'tiga'].map((paragraph) => (
            <Stack gap={3} key={paragraph}>
              {lineWidths.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          ))}
        </Stack>
        <div className={styles.picture}>
          <div className={styles.frame}>
            <Skeleton height="100%" />
          </div>
        </div>
      </Container>
    </SkeletonGroup>
  );
}
