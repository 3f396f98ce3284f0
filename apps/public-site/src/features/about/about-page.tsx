import { useRoute } from '@portal/federation';
import { PageBanner, PageMeta } from '@portal/ui';
import { HistorySection } from './history-section.tsx';
import { OrganizationSection } from './organization-section.tsx';
import { ValuesSection } from './values-section.tsx';
import { VisionMissionSection } from './vision-mission-section.tsx';

/** The configuration and the organisation are read and fail separately. */
export default function AboutPage() {
  const { title, path } = useRoute();
  return (
    <>
      <PageMeta
        title={title}
        path={path}
        description="Sejarah, visi dan misi, nilai-nilai, serta struktur organisasi Ikatan Keluarga Alumni Teknik Elektro di Pekanbaru, Riau."
      />
      <PageBanner
        title={title}
        text="Dari mana kami berasal, apa yang kami tuju, dan siapa yang menjaga agar setiap simpul tetap terhubung."
      />
      <HistorySection />
      <VisionMissionSection />
      <OrganizationSection />
      <ValuesSection />
    </>
  );
}
