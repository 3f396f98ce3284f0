import { type AlumniFields, emptyProfile } from '@portal/api/alumni/admin';
import { cleanText, phoneText } from '@portal/api/text';
import type { FieldLabels } from '@portal/forms';
import { cleaned } from '../../form/cleaned.ts';
import { noPicture, type PictureValue, storedPicture } from '../../form/picture/picture-value.ts';
import { alumniStatusInfo } from './alumni-status.ts';

/** What the form holds: the fields of the row, with a picture in place of its URL. */
export interface AlumniValues extends Omit<AlumniFields, 'imageUrl'> {
  picture: PictureValue;
}

export const newAlumni: AlumniValues = {
  ...emptyProfile(''),
  email: '',
  status: 'pending',
  specialBadge: '',
  canPostJobs: false,
  picture: noPicture,
};

export function toValues({ imageUrl, ...fields }: AlumniFields): AlumniValues {
  return { ...fields, picture: storedPicture(imageUrl) };
}

export function toFields({ picture: _, ...values }: AlumniValues, imageUrl: string | null) {
  const email = cleanText(values.email).toLowerCase();
  const phoneNumber = phoneText(values.phoneNumber);
  return { ...cleaned(values), email, phoneNumber, imageUrl } satisfies AlumniFields;
}

/** The names of the fields in the conflict dialog. */
export const alumniFieldLabels: FieldLabels<AlumniFields> = {
  fullName: 'Nama lengkap',
  email: 'Email',
  entryYear: 'Angkatan',
  graduationYear: 'Tahun lulus',
  nim: 'NIM',
  concentration: 'Konsentrasi',
  thesisTitle: 'Judul skripsi',
  internshipPlace: 'Tempat kerja praktik',
  otherAcademicInfo: 'Informasi akademik lain',
  jobTitle: 'Jabatan',
  company: 'Perusahaan',
  location: 'Lokasi',
  bio: 'Bio',
  phoneNumber: 'Nomor telepon',
  linkedinUrl: 'LinkedIn',
  websiteUrl: 'Situs web',
  contactVisibility: {
    label: 'Kontak terlihat oleh',
    write: (choice) => visibilityLabels[choice],
  },
  nameVisibility: {
    label: 'Nama lengkap terlihat oleh',
    write: (choice) => visibilityLabels[choice],
  },
  isHiddenFromNameSearch: 'Tidak tampil pada pencarian nama',
  status: { label: 'Status', write: (status) => alumniStatusInfo[status].label },
  specialBadge: 'Lencana khusus',
  canPostJobs: 'Boleh memasang lowongan',
  imageUrl: { label: 'Foto profil', write: (url) => url?.split('/').at(-1) ?? '' },
};

/** Labels for who sees e-mail, phone and links in the directory, and for who sees the full name. */
export const visibilityLabels: Readonly<Record<AlumniFields['contactVisibility'], string>> = {
  public: 'Semua pengunjung',
  alumni: 'Alumni terverifikasi',
  private: 'Hanya admin',
};
