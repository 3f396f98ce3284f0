import type { AlumniFields } from '@portal/api/alumni/admin';

/** Who sees e-mail, phone and links in the directory. */
export const visibilityLabels: Readonly<Record<AlumniFields['contactVisibility'], string>> = {
  public: 'Semua pengunjung',
  alumni: 'Alumni terverifikasi',
  private: 'Hanya admin',
};
