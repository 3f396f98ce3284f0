import { useQuery } from '@portal/api/query';
import { defaultSiteConfiguration, siteConfigurationQuery } from '@portal/api/site-configuration';
import { firstPicture } from '@portal/federation/first-paint';
import { Link } from '@portal/federation/router';
import { HeroView } from '@portal/views/site';
import styles from './hero.module.css';
import { JoinLink } from './join-link.tsx';

const place = firstPicture('site_configurations', 'hero_background_url');

/** If the configuration fails, the association's star is shown. */
export function Hero() {
  const { data, isError } = useQuery(siteConfigurationQuery());
  const configuration = data ?? (isError ? defaultSiteConfiguration : undefined);
  return (
    <HeroView
      className={styles.hero}
      picture={configuration?.heroBackground}
      place={place}
      renderLink={(link) => <Link to="/tentang" {...link} />}
    >
      <JoinLink>Gabung Sekarang</JoinLink>
    </HeroView>
  );
}
