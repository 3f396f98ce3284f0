import type { SiteConfiguration } from '@portal/api/site-configuration';
import { HistoryView, HomeAboutView } from '@portal/views/site';
import { storedPicture } from '../../../form/picture/picture-value.ts';
import { cleaned } from '../../../form/rules.ts';
import { defineSection } from '../editor/settings-section.ts';
import { pictureTexts, textsOf, toImage } from '../fields/picture-texts.ts';
import { StoryFields } from '../fields/text-fields.tsx';

const toValues = <Texts,>(texts: Texts, { url, alt }: SiteConfiguration['homeAboutImage']) => ({
  ...texts,
  picture: storedPicture(url || null),
  alt,
});

const textLabel = textsOf('Judul dan paragraf');
const imageLabel = pictureTexts('Gambar');

export const homeAboutSection = defineSection({
  title: 'Tentang di beranda',
  place: 'di beranda, pada bagian tentang ikatan alumni',
  fields: ['homeAboutText', 'homeAboutImage'],
  toValues: ({ homeAboutText, homeAboutImage }) => toValues(homeAboutText, homeAboutImage),
  toConfiguration: ({ title = '', paragraph1 = '', paragraph2 = '', alt = '' }, url) => ({
    homeAboutText: cleaned({ title, paragraph1, paragraph2 }),
    homeAboutImage: toImage(url, alt),
  }),
  picture: { of: ({ picture }) => picture, folder: 'home_about/', field: 'homeAboutImage' },
  labels: { homeAboutText: textLabel, homeAboutImage: imageLabel },
  Fields: () => <StoryFields paragraphs={['paragraph1', 'paragraph2']} />,
  Preview: ({ configuration: { homeAboutText: text, homeAboutImage: image } }) => (
    <HomeAboutView content={{ text, image }} renderLink={(link) => <span {...link} />} />
  ),
});

export const aboutPageSection = defineSection({
  title: 'Halaman Tentang',
  place: 'di halaman Tentang, pada bagian sejarah',
  fields: ['aboutPageText', 'aboutPageImage'],
  toValues: ({ aboutPageText, aboutPageImage }) => toValues(aboutPageText, aboutPageImage),
  toConfiguration: (
    { title = '', paragraph1 = '', paragraph2 = '', paragraph3 = '', alt = '' },
    url,
  ) => ({
    aboutPageText: cleaned({ title, paragraph1, paragraph2, paragraph3 }),
    aboutPageImage: toImage(url, alt),
  }),
  picture: { of: ({ picture }) => picture, folder: 'about_page_main/', field: 'aboutPageImage' },
  labels: { aboutPageText: textLabel, aboutPageImage: imageLabel },
  Fields: () => <StoryFields paragraphs={['paragraph1', 'paragraph2', 'paragraph3']} />,
  Preview: ({ configuration: { aboutPageText: text, aboutPageImage: image } }) => (
    <HistoryView content={{ text, image }} />
  ),
});
