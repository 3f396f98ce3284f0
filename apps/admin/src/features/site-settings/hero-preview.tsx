import type { SiteConfiguration } from '@portal/api/site-configuration';
import { buttonClass, siteFacts } from '@portal/ui';
import styles from './hero-preview.module.css';
import { PreviewPicture } from './preview-picture.tsx';

interface HeroPreviewProps {
  configuration: Pick<SiteConfiguration, 'heroBackground'>;
}

export function HeroPreview({ configuration: { heroBackground } }: HeroPreviewProps) {
  return (
    <div className={styles.hero} data-ground="night">
      <div className={styles.picture} data-covered={heroBackground.url !== ''}>
        <PreviewPicture {...heroBackground} />
      </div>
      <p className={styles.title}>{siteFacts.longName}</p>
      <p className={styles.tagline}>{siteFacts.blurb}</p>
      <span className={buttonClass({ size: 'large' })}>Gabung Sekarang</span>
    </div>
  );
}
