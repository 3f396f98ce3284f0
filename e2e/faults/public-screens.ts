import type { Screen } from './screen.ts';

export const publicScreens: Screen[] = [
  {
    path: '/',
    visitor: null,
    blocks: [
      {
        read: 'rpc/home_statistics',
        title: 'Gagal memuat statistik dinamis',
        stays: 'Buka direktori',
        healed: '60+',
      },
      {
        read: 'rpc/site_configuration',
        title: 'Gagal memuat konfigurasi situs',
        stays: 'Buka direktori',
        healed: 'Buka direktori',
      },
      {
        read: 'rpc/approved_jobs',
        title: 'Gagal memuat data beranda',
        healed: 'Lowongan',
      },
      { read: 'rpc/home_events', title: 'Gagal memuat data beranda', healed: 'Kegiatan' },
    ],
  },
  {
    path: '/tentang',
    visitor: null,
    blocks: [
      {
        read: 'rpc/site_configuration',
        title: 'Gagal memuat konfigurasi halaman',
        stays: 'Persaudaraan',
        healed: 'Koordinator Wilayah',
      },
      {
        read: 'rpc/organization_members',
        title: 'Gagal memuat struktur organisasi',
        stays: 'Persaudaraan',
        healed: 'Koordinator Wilayah',
      },
    ],
  },
  {
    path: '/alumni',
    visitor: null,
    blocks: [
      {
        read: 'rpc/search_alumni_directory',
        title: 'Error',
        panel: 'Direktori belum dapat dimuat',
        healed: 'Lihat Profil Lengkap',
      },
      {
        read: 'rpc/count_alumni_directory',
        title: 'Gagal memuat jumlah alumni',
        stays: 'Lihat Profil Lengkap',
        healed: '60 alumni ditemukan',
      },
      {
        read: 'rpc/alumni_directory_years',
        title: 'Gagal memuat daftar angkatan',
        panel: 'Gagal memuat daftar angkatan.',
        stays: 'Lihat Profil Lengkap',
        healed: 'Lihat Profil Lengkap',
      },
    ],
  },
  {
    path: '/alumni/thesis',
    visitor: null,
    blocks: [
      {
        read: 'rpc/search_theses',
        title: 'Gagal memuat data skripsi',
        healed: 'Halaman 1 dari',
      },
    ],
  },
  {
    path: '/kegiatan',
    visitor: null,
    blocks: [
      {
        read: 'rpc/approved_events',
        title: 'Gagal memuat kegiatan',
        healed: 'Lihat Detail & Daftar',
      },
      {
        read: 'rpc/event_categories',
        title: 'Gagal memuat kategori lain',
        stays: 'Lihat Detail & Daftar',
        healed: 'Lainnya',
      },
    ],
  },
  {
    path: '/lowongan',
    visitor: null,
    blocks: [
      {
        read: 'rpc/approved_jobs',
        title: 'Gagal memuat lowongan',
        healed: 'Lamar Sekarang',
      },
      {
        read: 'rpc/job_posting_filters',
        title: 'Gagal memuat pilihan lokasi dan jenis',
        stays: 'Lamar Sekarang',
        healed: 'Lamar Sekarang',
      },
    ],
  },
];
