import {
  type ContactVisibility,
  describedField,
  emptyProfile,
  type NameVisibility,
  type ProfileFields,
} from '@portal/api/alumni';

/** Where the form speaks to the person, or says it otherwise than the admin's. */
const ownLabels: Readonly<Partial<Record<keyof ProfileFields, string>>> = {
  entryYear: 'Tahun Masuk',
  websiteUrl: 'Website',
  contactVisibility: 'Siapa yang boleh melihat kontak Anda',
  nameVisibility: 'Siapa yang boleh melihat nama lengkap Anda',
  isHiddenFromNameSearch: 'Jangan tampilkan saya pada pencarian nama',
};

/** 'Judul skripsi' is 'Judul Skripsi' here. */
const titled = (label: string) => label.replace(/(^| )\p{L}/gu, (start) => start.toUpperCase());

const names = Object.keys(emptyProfile('')) as (keyof ProfileFields)[];

export const profileLabels = Object.fromEntries(
  names.map((name) => [name, ownLabels[name] ?? titled(describedField(name).label)]),
) as Readonly<Record<keyof ProfileFields, string>>;

export const visibilityLabels: Readonly<Record<ContactVisibility, string>> = {
  public: 'Semua orang',
  alumni: 'Alumni terverifikasi',
  private: 'Tidak dibagikan',
};

export const nameVisibilityLabels: Readonly<Record<NameVisibility, string>> = {
  private: 'Disamarkan',
  alumni: 'Alumni terverifikasi',
};
