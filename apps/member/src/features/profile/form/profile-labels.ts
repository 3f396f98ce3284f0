import type { ContactVisibility, NameVisibility, ProfileFields } from '@portal/api/alumni';

export const profileLabels: Readonly<Record<keyof ProfileFields, string>> = {
  fullName: 'Nama Lengkap',
  location: 'Lokasi',
  bio: 'Bio',
  entryYear: 'Tahun Masuk',
  graduationYear: 'Tahun Lulus',
  nim: 'NIM',
  concentration: 'Konsentrasi',
  thesisTitle: 'Judul Skripsi',
  internshipPlace: 'Tempat Kerja Praktik',
  otherAcademicInfo: 'Informasi Akademik Lain',
  jobTitle: 'Jabatan',
  company: 'Perusahaan',
  phoneNumber: 'Nomor Telepon',
  linkedinUrl: 'LinkedIn',
  websiteUrl: 'Website',
  contactVisibility: 'Siapa yang boleh melihat kontak Anda',
  nameVisibility: 'Siapa yang boleh melihat nama lengkap Anda',
  isHiddenFromNameSearch: 'Jangan tampilkan saya pada pencarian nama',
};

export const visibilityLabels: Readonly<Record<ContactVisibility, string>> = {
  public: 'Semua orang',
  alumni: 'Alumni terverifikasi',
  private: 'Tidak dibagikan',
};

export const nameVisibilityLabels: Readonly<Record<NameVisibility, string>> = {
  private: 'Disamarkan',
  alumni: 'Alumni terverifikasi',
};
