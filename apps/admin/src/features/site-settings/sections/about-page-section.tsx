import type { SiteConfiguration } from '@portal/api/site-configuration';
import { HistoryView } from '@portal/views/site';
import { type PictureValue, storedPicture } from '../../../form/picture-value.ts';
import { trimmed } from '../../../form/trimmed.ts';
import { defineSection } from '../editor/settings-section.ts';
import { pictureTexts, textsOf, toImage } from '../fields/picture-texts.ts';
import { StoryFields } from '../fields/text-fields.tsx';

interface AboutPageValues {
  title: string;
  paragraph1: string;
  paragraph2: string;
  paragraph3: string;
  picture: PictureValue;
  alt: string;
}

export const aboutPageSection = defineSection({
  title: 'Halaman Tentang',
  place: 'di halaman Tentang, pada bagian sejarah',
  fields: ['aboutPageText', 'aboutPageImage'],
  toValues: ({ aboutPageText, aboutPageImage: { url, alt } }): AboutPageValues => ({
    ...aboutPageText,
    picture: storedPicture(url || null),
    alt,
  }),
  toConfiguration: (
    { title = '', paragraph1 = '', paragraph2 = '', paragraph3 = '', alt = '' },
    url,
  ) => ({
    aboutPageText: trimmed({ title, paragraph1, paragraph2, paragraph3 }),
    aboutPageImage: toImage(url, alt),
  }),
  picture: { of: ({ picture }) => picture, folder: 'about_page_main/', field: 'aboutPageImage' },
  labels: {
    aboutPageText: textsOf('Judul dan paragraf'),
    aboutPageImage: pictureTexts('Gambar'),
  },
  Fields: AboutPageFields,
  Preview: AboutPagePreview,
});

function AboutPageFields() {
  return <StoryFields paragraphs={['paragraph1', 'paragraph2', 'paragraph3']} />;
}

interface PreviewProps {
  configuration: Pick<SiteConfiguration, 'aboutPageText' | 'aboutPageImage'>;
}

function AboutPagePreview({ configuration }: PreviewProps) {
  const { aboutPageText: text, aboutPageImage: image } = configuration;
  return <HistoryView content={{ text, image }} />;
}
