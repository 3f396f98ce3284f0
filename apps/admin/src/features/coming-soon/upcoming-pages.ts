import type { routes } from '../../routes.ts';

type UpcomingPage = { title: string; promise: string };
type UpcomingPath = Extract<(typeof routes)[number], { page: 'coming-soon' }>['path'];

const siteSettings: UpcomingPage = {
  title: 'Pengaturan Situs',
  promise:
    'Teks dan gambar beranda, halaman tentang, visi dan misi, serta label struktur pengurus.',
};

const pages: Record<UpcomingPath, UpcomingPage> = {
  '/admin/site-settings': siteSettings,
  '/admin/settings': siteSettings,
};

/** What each page that is still being built will hold, by its path. */
export const upcomingPages: Readonly<Record<string, UpcomingPage>> = pages;
