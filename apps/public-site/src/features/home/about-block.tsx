import { useQuery } from '@portal/api/query';
import { defaultSiteConfiguration, siteConfigurationQuery } from '@portal/api/site-configuration';
import { Link } from '@portal/federation/router';
import { Container, QueryError } from '@portal/ui';
import { HomeAboutView } from '@portal/views/site';

export function AboutBlock() {
  const configuration = useQuery(siteConfigurationQuery());
  const { homeAboutText: text, homeAboutImage: image } =
    configuration.data ?? defaultSiteConfiguration;
  return (
    <HomeAboutView
      content={configuration.isPending ? undefined : { text, image }}
      renderLink={(link) => <Link to="/tentang" {...link} />}
    >
      {configuration.isError && (
        <Container>
          <QueryError look="notice" title="Gagal memuat konfigurasi situs" query={configuration} />
        </Container>
      )}
    </HomeAboutView>
  );
}
