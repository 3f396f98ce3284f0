import { isWebLink } from '@portal/ui';
import { type Rules, required } from '../../form/rules.ts';

/** The limit of the database. */
export function atMost(length: number): Rules {
  return [{ max: length, message: `Paling banyak ${length} karakter.` }];
}

export const nameRules: Rules = [...required('Nama lengkap harus diisi.'), ...atMost(200)];

export const emailRules: Rules = [
  ...required('Email harus diisi.'),
  { pattern: /^\s*[^\s@]+@[^\s@]+\s*$/, message: 'Alamat email tidak valid.' },
  ...atMost(320),
];

export const yearRules: Rules = [
  { pattern: /^\s*(\d{4})?\s*$/, message: 'Tulis tahun dengan empat angka, misalnya 2014.' },
];

export const linkRules: Rules = [
  {
    validator: async (_, link: string) => {
      if (link.trim() && !isWebLink(link.trim())) {
        throw new Error('Tulis alamat lengkap yang diawali https://, misalnya https://contoh.com.');
      }
    },
  },
];
