import { publicFile } from './site-path.ts';

/** Pictures only: the texts, and the built-in hero, are those that every installation starts with. */
export const demoConfigurations = [
  {
    config_key: 'home_about_image_url',
    config_value: {
      url: publicFile('home_about/demo-about.webp'),
      alt: 'Alumni Teknik Elektro berkumpul di halaman kampus',
    },
  },
  {
    config_key: 'about_page_main_image_url',
    config_value: {
      url: publicFile('about_page_main/demo-history.webp'),
      alt: 'Kampus Teknik Elektro di Pekanbaru dari masa ke masa',
    },
  },
];
