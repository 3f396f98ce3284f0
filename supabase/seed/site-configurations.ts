import { publicFile } from './site-path.ts';

/** One uploaded picture; the texts and the pictures of the home page are those that every installation starts with. */
export const demoConfigurations = [
  {
    config_key: 'about_page_main_image_url',
    config_value: {
      url: publicFile('about_page_main/demo-history.webp'),
      alt: 'Kampus Teknik Elektro di Pekanbaru dari masa ke masa',
    },
  },
];
