import type { RegistrationMode } from '@portal/api/event/admin';

export const registrationModeLabels: Readonly<Record<RegistrationMode, string>> = {
  none: 'Tanpa pendaftaran',
  portal: 'Di portal ini',
  link: 'Lewat tautan lain',
};

/** What the chosen mode means for visitors; shown below the choice. */
export const registrationVisibility: Readonly<Record<RegistrationMode, string>> = {
  none: 'Pengunjung hanya dapat bertanya lewat pesan yang sudah disiapkan.',
  portal:
    'Alumni terverifikasi mendaftar di portal. Pengunjung melihat sisa tempat dan panjang daftar tunggu, tanpa nama.',
  link: 'Pengunjung melihat tombol yang membuka tautan ini.',
};
