import { useQuery } from '@portal/api/query';
import { defaultSiteConfiguration, siteConfigurationQuery } from '@portal/api/site-configuration';
import { Link } from '@portal/federation/router';
import {
  buttonClass,
  Container,
  FramedPicture,
  QueryError,
  SectionHeading,
  Spinner,
} from '@portal/ui';
import { builtInPictures } from '@portal/ui/site';
import { ArrowRight } from 'lucide-react';
import styles from './about-block.module.css';

export function AboutBlock() {
  const configuration = useQuery(siteConfigurationQuery());
  const { homeAboutText: text, homeAboutImage: image } =
    configuration.data ?? defaultSiteConfiguration;
  return (
    <section id="tentang" className={styles.block}>
      <Container className={styles.columns}>
        {configuration.isPending ? (
          <Spinner label="Memuat…" />
        ) : (
          <>
            <FramedPicture {...image} builtIn={builtInPictures.homeAbout} />
            <div className={styles.text}>
              <SectionHeading title={text.title} />
              <p>{text.paragraph1}</p>
              <p>{text.paragraph2}</p>
              <Link to="/tentang" className={buttonClass({ variant: 'secondary' })}>
                Tentang Kami
                <ArrowRight aria-hidden="true" />
              </Link>
            </div>
          </>
        )}
      </Container>
      {configuration.isError && (
        <Container>
          <QueryError look="notice" title="Gagal memuat konfigurasi situs" query={configuration} />
        </Container>
      )}
    </section>
  );
}
