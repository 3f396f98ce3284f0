import { SectionHeading } from '@portal/ui';
import { PreviewPicture } from './preview-picture.tsx';
import styles from './story-preview.module.css';

interface StoryPreviewProps {
  title: string;
  paragraphs: string[];
  image: { url: string; alt: string };
  isPictureFirst?: boolean;
}

/** Title, paragraphs and picture as on the home page and the about page. */
export function StoryPreview({
  title,
  paragraphs,
  image,
  isPictureFirst = false,
}: StoryPreviewProps) {
  return (
    <div className={styles.story} data-picture-first={isPictureFirst}>
      <div className={styles.text}>
        <SectionHeading title={title} />
        {paragraphs.filter(Boolean).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.picture}>
        <PreviewPicture {...image} />
      </div>
    </div>
  );
}
