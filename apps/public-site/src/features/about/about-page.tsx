import { useQuery } from '@portal/api/query';
import {
  aboutPageConfigurationQuery,
  defaultSiteConfiguration,
} from '@portal/api/site-configuration';
import { Container, QueryError } from '@portal/ui';
import { PageHead } from '@portal/views/page';
import { HistoryView, VisionMissionView } from '@portal/views/site';
import { EditLink } from './edit-link.tsx';
import { OrganizationSection } from './organization-section.tsx';
import { ValuesSection } from './values-section.tsx';

/** The configuration and the organisation are read and fail separately. */
export default function AboutPage() {
  return (
    <>
      <PageHead
        text="Dari mana kami berasal, apa yang kami tuju, dan siapa yang menjaga agar setiap simpul tetap terhubung."
        description="Sejarah, visi dan misi, nilai-nilai, serta struktur organisasi Ikatan Keluarga Alumni Teknik Elektro di Pekanbaru, Riau."
      />
      <HistorySection />
      <VisionMissionSection />
      <OrganizationSection />
      <ValuesSection />
    </>
  );
}

/** Shows the default texts if the configuration fails; the history section above reports the failure. */
function VisionMissionSection() {
  const { isPending, data = defaultSiteConfiguration } = useQuery(aboutPageConfigurationQuery());
  return (
    <VisionMissionView content={isPending ? undefined : data}>
      <EditLink to="/admin/site-settings?section=vision_mission">Ubah Visi & Misi</EditLink>
    </VisionMissionView>
  );
}

function HistorySection() {
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
