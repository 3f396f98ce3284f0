import type { SiteConfiguration } from '@portal/api/site-configuration';
import { HomeAboutView } from '@portal/views/site';
import { type PictureValue, storedPicture } from '../../../form/picture-value.ts';
import { trimmed } from '../../../form/trimmed.ts';
import { defineSection } from '../editor/settings-section.ts';
import { pictureTexts, textsOf, toImage } from '../fields/picture-texts.ts';
import { StoryFields } from '../fields/text-fields.tsx';

interface HomeAboutValues {
  title: string;
  paragraph1: string;
  paragraph2: string;
  picture: PictureValue;
  alt: string;
}

export const homeAboutSection = defineSection({
  title: 'Tentang di beranda',
  place: 'di beranda, pada bagian tentang ikatan alumni',
  fields: ['homeAboutText', 'homeAboutImage'],
  toValues: ({ homeAboutText, homeAboutImage: { url, alt } }): HomeAboutValues => ({
    ...homeAboutText,
    picture: storedPicture(url || null),
    alt,
  }),
  toConfiguration: ({ title = '', paragraph1 = '', paragraph2 = '', alt = '' }, url) => ({
    homeAboutText: trimmed({ title, paragraph1, paragraph2 }),
    homeAboutImage: toImage(url, alt),
  }),
  picture: { of: ({ picture }) => picture, folder: 'home_about/', field: 'homeAboutImage' },
  labels: {
    homeAboutText: textsOf('Judul dan paragraf'),
    homeAboutImage: pictureTexts('Gambar'),
  },
  Fields: HomeAboutFields,
  Preview: HomeAboutPreview,
});

function HomeAboutFields() {
  return <StoryFields paragraphs={['paragraph1', 'paragraph2']} />;
}

interface PreviewProps {
  configuration: Pick<SiteConfiguration, 'homeAboutText' | 'homeAboutImage'>;
}

function HomeAboutPreview({ configuration }: PreviewProps) {
  const { homeAboutText: text, homeAboutImage: image } = configuration;
  return <HomeAboutView content={{ text, image }} renderLink={(link) => <span {...link} />} />;
}
