type UpcomingPage = { title: string; promise: string; onward: { label: string; to: string } };

/** What each page that is still being built will hold, by its path. */
export const upcomingPages: Readonly<Record<string, UpcomingPage>> = {
  '/kegiatan': {
    title: 'Kegiatan',
    promise:
      'Seminar, lokakarya, temu alumni, dan kunjungan: yang akan datang dan yang telah lewat.',
    onward: { label: 'Lihat kegiatan terbaru di beranda', to: '/' },
  },
  '/lowongan': {
    title: 'Informasi Lowongan Kerja',
    promise: 'Semua lowongan dari jejaring alumni, dengan pencarian, lokasi, dan jenis pekerjaan.',
    onward: { label: 'Lihat lowongan terbaru di beranda', to: '/' },
  },
};
