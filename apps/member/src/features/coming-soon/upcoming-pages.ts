import type { routes } from '../../routes.ts';

type UpcomingPage = { title: string; promise: string };
type UpcomingPath = Extract<(typeof routes)[number], { page: 'coming-soon' }>['path'];

const pages: Record<UpcomingPath, UpcomingPage> = {
  '/alumni/my-content': {
    title: 'Konten Saya',
    promise: 'Semua yang Anda terbitkan di portal, di satu tempat.',
  },
  '/alumni/post-job': {
    title: 'Pasang Lowongan',
    promise: 'Ajukan lowongan kerja bagi sesama alumni dan ikuti statusnya sampai ditayangkan.',
  },
  '/notifications': {
    title: 'Notifikasi',
    promise: 'Kabar dari pengurus tentang akun, lencana, dan lowongan Anda.',
  },
};

/** What each page that is still being built will hold, by its path. */
export const upcomingPages: Readonly<Record<string, UpcomingPage>> = pages;
