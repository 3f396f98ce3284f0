import { useQuery } from '@portal/api/query';
import { defaultSiteConfiguration, siteConfigurationQuery } from '@portal/api/site-configuration';
import { useState } from 'react';
import narrowAvif from '../../assets/hero-narrow-828.avif';
import narrowWebp from '../../assets/hero-narrow-828.webp';
import wideAvif from '../../assets/hero-wide-1440.avif';
import wideWebp from '../../assets/hero-wide-1440.webp';
import widestAvif from '../../assets/hero-wide-1920.avif';
import widestWebp from '../../assets/hero-wide-1920.webp';
import styles from './hero-picture.module.css';

const narrowScreen = '(max-width: 40rem)';
const wideScreen = '(min-width: 40.01rem)';
/** What the built-in picture shows. */
const starText = 'Bintang bersudut delapan yang tersusun dari jalur papan sirkuit';
const wideSet = `${wideAvif} 1440w, ${widestAvif} 1920w`;

/**
 * Shows the association's star at once; a configured picture covers it when it has loaded. So nothing waits for the
 * configuration, the layout does not shift, and a missing picture leaves no gap.
 */
export function HeroPicture() {
  const configuration = useQuery(siteConfigurationQuery());
  const { url, alt } = (configuration.data ?? defaultSiteConfiguration).heroBackground;
  const [arrivedUrl, setArrivedUrl] = useState('');
  const isCovered = url !== '' && arrivedUrl === url;
  return (
    <div className={styles.picture} data-print="hidden" data-covered={isCovered}>
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
          alt={isCovered ? '' : starText}
          fetchPriority="high"
        />
      </picture>
      {url && (
        <img
          className={styles.cover}
          src={url}
          width={1920}
          height={1080}
          alt={isCovered ? alt : ''}
          onLoad={() => setArrivedUrl(url)}
          onError={() => setArrivedUrl('')}
        />
      )}
    </div>
  );
}
