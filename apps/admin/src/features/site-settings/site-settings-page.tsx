import { useSearchParams } from '@portal/federation/router';
import { Container, PageBanner, PageMeta } from '@portal/ui';
import type { ReactElement } from 'react';
import { aboutPageSection } from './about-page-section.tsx';
import { categoryLabelsSection } from './category-labels-section.tsx';
import { heroSection } from './hero-section.tsx';
import { homeAboutSection } from './home-about-section.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionPicker } from './section-picker.tsx';
import styles from './site-settings-page.module.css';
import { statsSection } from './stats-section.tsx';
import { visionMissionSection } from './vision-mission-section.tsx';

interface SectionEntry {
  name: string;
  title: string;
  editor: ReactElement;
}

const hero: SectionEntry = {
  name: 'hero',
  title: heroSection.title,
  editor: <SectionEditor section={heroSection} />,
};

const sections: SectionEntry[] = [
  hero,
  {
    name: 'stats',
    title: statsSection.title,
    editor: <SectionEditor section={statsSection} />,
  },
  {
    name: 'home_about',
    title: homeAboutSection.title,
    editor: <SectionEditor section={homeAboutSection} />,
  },
  {
    name: 'about_page_main',
    title: aboutPageSection.title,
    editor: <SectionEditor section={aboutPageSection} />,
  },
  {
    name: 'vision_mission',
    title: visionMissionSection.title,
    editor: <SectionEditor section={visionMissionSection} />,
  },
  {
    name: 'org_categories',
    title: categoryLabelsSection.title,
    editor: <SectionEditor section={categoryLabelsSection} />,
  },
];

/** What visitors read and see on home and about, section by section. Serves two addresses. (Decision 3.) */
export default function SiteSettingsPage() {
  const [params] = useSearchParams();
  const { name, title, editor } =
    sections.find((section) => section.name === params.get('section')) ?? hero;
  return (
    <>
      <PageMeta title="Pengaturan Situs" />
      <PageBanner
        isCompact
        title="Pengaturan Situs"
        text="Teks dan gambar beranda, halaman Tentang, visi dan misi, serta label struktur pengurus."
      />
      <Container className={styles.content}>
        <SectionPicker sections={sections} chosen={name} />
        <section key={name} className={styles.section} aria-labelledby="bagian">
          <h2 id="bagian" className={styles.title}>
            {title}
          </h2>
          {editor}
        </section>
      </Container>
    </>
  );
}
