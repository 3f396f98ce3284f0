import { defaultSiteConfiguration, type SiteConfiguration } from '@portal/api/site-configuration';
import { describeDifferences } from '@portal/forms';
import { dismissToast, getToast } from '@portal/ui/toast';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, expect, test } from 'vitest';
import {
  conflict,
  press,
  pressTwice,
  said,
  saysSoon,
  serve,
  show,
  soon,
  type,
  typed,
} from '../../../../test/shown.tsx';
import { pictureOf } from '../editor/settings-section.ts';
import { categoryLabelsSection } from './category-labels-section.tsx';
import { heroSection } from './hero-section.tsx';
import { statsSection } from './stats-section.tsx';
import { aboutPageSection, homeAboutSection } from './story-sections.tsx';
import { visionMissionSection } from './vision-mission-section.tsx';
import { YearGroups } from './year-groups-section.tsx';

afterEach(cleanup);

const image = { url: 'https://contoh.example/a.jpg', alt: 'Aula' };
const noImage = { url: '', alt: '' };
const story = { title: 'Judul', paragraph1: 'Satu', paragraph2: 'Dua' };
const noStory = { title: '', paragraph1: '', paragraph2: '' };
const stored: SiteConfiguration = {
  ...defaultSiteConfiguration,
  heroBackground: image,
  homeStats: [
    { title: ' Mitra ', value: ' 12 ' },
    { title: 'Cabang', value: '4' },
  ],
  homeAboutText: { ...story, title: ' Judul ' },
  homeAboutImage: noImage,
  aboutPageText: { ...story, paragraph3: 'Tiga' },
  aboutPageImage: image,
  vision: ' Erat ',
  mission: [' Bertemu ', 'Berbagi'],
  organizationCategoryLabels: {
    lain: ' ',
    'pengurus-inti': 'Inti',
    'dewan-pengawas': ' Pengawas ',
  },
};

test.each<[string, unknown, object, object, string[]]>([
  [
    'hero',
    heroSection,
    { heroBackground: image },
    { heroBackground: noImage },
    ['Gambar latar: Gambar bawaan/ → https://contoh.example/a.jpg/Aula'],
  ],
  [
    'stats',
    statsSection,
    {
      homeStats: [
        { title: 'Mitra', value: '12' },
        { title: 'Cabang', value: '4' },
      ],
    },
    { homeStats: [] },
    ['Statistik:  → Mitra: 12/Cabang: 4'],
  ],
  [
    'home text',
    homeAboutSection,
    { homeAboutText: story, homeAboutImage: noImage },
    { homeAboutText: noStory, homeAboutImage: noImage },
    ['Judul dan paragraf: //// → Judul//Satu//Dua'],
  ],
  [
    'about page',
    aboutPageSection,
    { aboutPageText: { ...story, paragraph3: 'Tiga' }, aboutPageImage: image },
    { aboutPageText: { ...noStory, paragraph3: '' }, aboutPageImage: noImage },
    [
      'Judul dan paragraf: ////// → Judul//Satu//Dua//Tiga',
      'Gambar: Gambar bawaan/ → https://contoh.example/a.jpg/Aula',
    ],
  ],
  [
    'vision and mission',
    visionMissionSection,
    { vision: 'Erat', mission: ['Bertemu', 'Berbagi'] },
    { vision: '', mission: [] },
    ['Visi:  → Erat', 'Misi:  → Bertemu/Berbagi'],
  ],
  [
    'category labels',
    categoryLabelsSection,
    { organizationCategoryLabels: { 'pengurus-inti': 'Inti', 'dewan-pengawas': 'Pengawas' } },
    { organizationCategoryLabels: {} },
    ['Label kategori:  → dewan-pengawas: Pengawas/pengurus-inti: Inti'],
  ],
])(
  'the section %s is stored cleaned, also from fields that were never filled, and says how both differ',
  (_, any, cleaned, empty, told) => {
    const section = any as typeof aboutPageSection;
    const values = section.toValues(stored);
    const url = pictureOf(section, values).url ?? '';
    expect(section.toConfiguration(values, url)).toEqual(cleaned);
    expect(section.toConfiguration({} as typeof values, '')).toEqual(empty);
    const differences = describeDifferences(
      cleaned as typeof stored,
      empty as typeof stored,
      [],
      section.labels as never,
    );
    const lines = differences.map(({ label, theirs, mine }) => `${label}: ${theirs} → ${mine}`);
    expect(lines.map((line) => line.replace(/\n/g, '/'))).toEqual(told);
  },
);

test('says of each stored figure that visitors do not see, and keeps it in the form', () => {
  const homeStats = [
    { title: 'Alumni Terdaftar', value: '0' },
    { title: 'Mitra', value: '12' },
    { title: ' mitra', value: '13' },
  ];
  const values = statsSection.toValues({ homeStats });
  const configuration = { homeStats };
  render(
    <Form initialValues={values}>
      <statsSection.Fields configuration={configuration} isStored />
    </Form>,
  );
  const entries = screen.getAllByRole('listitem');
  const isTold = entries.map(
    (entry) => within(entry).queryByText(/^Tidak ditampilkan: judul ini sudah ada/) !== null,
  );
  expect(isTold).toEqual([true, false, true]);
});

const group = (entry_year: string, code = 'AbCdEfGhIjKl') => ({
  entry_year,
  group_link: `https://chat.whatsapp.com/${code}`,
});

test('the groups of entry years are checked, refused and saved, the latest first', async () => {
  const answers: Record<string, unknown> = { year_groups: [group('2005')] };
  const sent = serve(answers);
  const { failures } = await show(<YearGroups />);
  await saysSoon('Simpan');
  await press('Tambah Grup');
  await press('Simpan');
  await saysSoon('Tahun masuk harus diisi.');
  await saysSoon('Tempel tautan undangan grup: https://chat.whatsapp.com/…');
  await type('Tahun masuk', '2005', 1);
  await type('Tautan undangan grup', `${group('').group_link}?mode=a`, 1);
  await press('Simpan');
  await saysSoon('Tahun ini sudah ada di daftar.');
  await soon(() => expect(said()).not.toContain('Tempel tautan'));
  await type('Tahun masuk', '20', 1);
  await press('Simpan');
  await soon(() => expect(said()).not.toContain('Tahun ini'));
  expect(said()).toContain('Tulis tahun dengan empat angka, misalnya 2014.');
  await type('Tahun masuk', '2011', 1);
  const service = { answers, failures };
  const store = ({ groups }: { groups: unknown }) => {
    answers.year_groups = groups;
    return null;
  };
  expect(await pressTwice('Simpan', 'save_year_groups', service, store)).toEqual([
    'Gagal menyimpan grup angkatan',
    'success',
    'Grup Angkatan Disimpan',
    undefined,
    undefined,
  ]);
  const groups = [group('2011', 'AbCdEfGhIjKl?mode=a'), group('2005')];
  const write = { groups, expected: [group('2005')] };
  expect(sent.flatMap(([name, body]) => (name === 'save_year_groups' ? [body] : []))).toEqual([
    write,
    write,
  ]);

  dismissToast();
  answers.save_year_groups = conflict;
  answers.year_groups = [group('1999')];
  await type('Tahun masuk', '2012', 0);
  await press('Simpan');
  await saysSoon('Versi Anda');
  const [theirs, mine] = [`1999: ${group('').group_link}`, `2012: ${groups[0]?.group_link}`];
  expect(said()).toContain(
    `Grup angkatan | Versi mereka | ${theirs} | Versi Anda | ${mine} 2005: ${group('').group_link} |`,
  );
  await press('Pakai versi mereka');
  await soon(() => expect(typed()).toEqual(['1999', group('').group_link]));
  expect([getToast(), failures]).toEqual([null, []]);
});
