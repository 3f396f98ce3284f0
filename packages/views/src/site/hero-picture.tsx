import { useState } from 'react';
import styles from './hero-picture.module.css';
import narrowAvif from './pictures/hero-narrow-828.avif';
import narrowWebp from './pictures/hero-narrow-828.webp';
import wideAvif from './pictures/hero-wide-1440.avif';
import wideWebp from './pictures/hero-wide-1440.webp';
import widestAvif from './pictures/hero-wide-1920.avif';
import widestWebp from './pictures/hero-wide-1920.webp';

const narrowScreen = '(max-width: 40rem)';
const wideScreen = '(min-width: 40.01rem)';
const wideSet = `${wideAvif} 1440w, ${widestAvif} 1920w`;

export interface SitePicture {
  /** Empty for the built-in picture. */
  url: string;
  alt: string;
}

export interface HeroPictureProps {
  /** Undefined until it is known which picture is configured: until then none is shown. */
  picture: SitePicture | undefined;
  /** For the boot script, which shows a configured picture before the page's code arrives. */
  place?: Readonly<Record<string, string>>;
}

/** The association's star, or the configured picture. A picture that cannot be loaded leaves the star. */
export function HeroPicture({ picture, place }: HeroPictureProps) {
  const [failedUrl, setFailedUrl] = useState('');
  const configured = picture?.url && picture.url !== failedUrl ? picture : null;
  const shown = configured ? 'configured' : 'built-in';
  return (
    <div
      className={styles.picture}
      data-print="hidden"
      data-picture={picture ? shown : 'unknown'}
      {...place}
    >
      <link
        rel="preload"
        as="image"
        type="image/avif"
        media={narrowScreen}
        href={narrowAvif}
        fetchPriority="high"
      />
      <link
        rel="preload"
        as="image"
        type="image/avif"
        media={wideScreen}
        imageSrcSet={wideSet}
        imageSizes="100vw"
        fetchPriority="high"
      />
      <picture>
        <source media={narrowScreen} type="image/avif" srcSet={narrowAvif} />
        <source media={narrowScreen} type="image/webp" srcSet={narrowWebp} />
        <source type="image/avif" srcSet={wideSet} sizes="100vw" />
        <img
          src={wideWebp}
          srcSet={`${wideWebp} 1440w, ${widestWebp} 1920w`}
          sizes="100vw"
          width={1920}
          height={1080}
          alt="Bintang bersudut delapan yang tersusun dari jalur papan sirkuit"
          fetchPriority="high"
        />
      </picture>
      {configured && (
        <img
          src={configured.url}
          alt={configured.alt}
          width={1920}
          height={1080}
          onError={() => setFailedUrl(configured.url)}
        />
      )}
    </div>
  );
}
