import { useQuery } from '@portal/api/query';
import {
  aboutPageConfigurationQuery,
  defaultSiteConfiguration,
} from '@portal/api/site-configuration';
import { Container, QueryError } from '@portal/ui';
import { HistoryView } from '@portal/views/site';
import { EditLink } from './edit-link.tsx';

export function HistorySection() {
  const configuration = useQuery(aboutPageConfigurationQuery());
  const { aboutPageText: text, aboutPageImage: image } =
    configuration.data ?? defaultSiteConfiguration;
  return (
    <HistoryView
      content={configuration.isPending ? undefined : { text, image }}
      action={
        <EditLink to="/admin/site-settings?section=about_page_main">Ubah Bagian Ini</EditLink>
      }
    >
      {configuration.isError && (
        <Container>
          <QueryError
            look="notice"
            title="Gagal memuat konfigurasi halaman"
            query={configuration}
          />
        </Container>
      )}
    </HistoryView>
  );
}
