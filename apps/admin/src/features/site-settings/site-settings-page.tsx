import type { ConfigurationField } from '@portal/api/site-configuration/admin';
import { Link, useSearchParams } from '@portal/federation/router';
import { Cluster, Stack, Title } from '@portal/ui';
import { WorkPage } from '../../frame/work-page.tsx';
import { SectionEditor } from './editor/section-form.tsx';
import type { SettingsSection } from './editor/settings-section.ts';
import { categoryLabelsSection } from './sections/category-labels-section.tsx';
import { heroSection } from './sections/hero-section.tsx';
import { statsSection } from './sections/stats-section.tsx';
import { aboutPageSection, homeAboutSection } from './sections/story-sections.tsx';
import { visionMissionSection } from './sections/vision-mission-section.tsx';
import { YearGroups } from './sections/year-groups-section.tsx';
import styles from './site-settings-page.module.css';

function toEntry<Field extends ConfigurationField, Values extends object>(
  name: string,
  section: SettingsSection<Field, Values>,
) {
  return { name, title: section.title, editor: <SectionEditor section={section} /> };
}

const hero = toEntry('hero', heroSection);
const sections = [
  hero,
  toEntry('stats', statsSection),
  toEntry('home_about', homeAboutSection),
  toEntry('about_page_main', aboutPageSection),
  toEntry('vision_mission', visionMissionSection),
  toEntry('org_categories', categoryLabelsSection),
  { name: 'year_groups', title: 'Grup angkatan', editor: <YearGroups /> },
];

/** The texts and pictures of home and about page, section by section. Two paths show it. */
export default function SiteSettingsPage() {
  const [params] = useSearchParams();
  const { name, title, editor } =
    sections.find((section) => section.name === params.get('section')) ?? hero;
  return (
    <WorkPage text="Teks dan gambar beranda, halaman Tentang, visi dan misi, label struktur pengurus, dan grup angkatan.">
      <SectionPicker sections={sections} chosen={name} />
      <Stack as="section" gap={5} key={name} aria-labelledby="bagian">
        <Title id="bagian">{title}</Title>
        {editor}
      </Stack>
    </WorkPage>
  );
}

interface SectionPickerProps {
  sections: { name: string; title: string }[];
  chosen: string;
}

/** Links, so that Back returns to the previous section and a section can be shared. */
function SectionPicker({ sections, chosen }: SectionPickerProps) {
  return (
    <nav aria-label="Bagian pengaturan">
      <Cluster as="ul">
        {sections.map(({ name, title }) => (
          <li key={name}>
            <Link
              to={{ search: `?section=${name}` }}
              className={styles.section}
              aria-current={name === chosen ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
