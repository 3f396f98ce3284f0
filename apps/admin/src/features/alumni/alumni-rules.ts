import { isWebLink } from '@portal/ui';
import type { FormItemProps } from 'antd';

type Rules = NonNullable<FormItemProps['rules']>;

/** As long as the database takes it. */
export function atMost(length: number): Rules {
  return [{ max: length, message: `Paling banyak ${length} karakter.` }];
}

export const nameRules: Rules = [
  { required: true, whitespace: true, message: 'Nama lengkap harus diisi.' },
  ...atMost(200),
];

export const emailRules: Rules = [
  { required: true, whitespace: true, message: 'Email harus diisi.' },
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
