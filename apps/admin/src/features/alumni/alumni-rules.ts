import { graduationProblem, isWebLink, phoneProblem, yearProblem } from '@portal/ui';
import { type Rules, required, without } from '../../form/rules.ts';

export const nameRules: Rules = required('Nama lengkap harus diisi.');

export const emailRules: Rules = [
  ...required('Email harus diisi.'),
  { pattern: /^\s*[^\s@]+@[^\s@]+\s*$/, message: 'Alamat email tidak valid.' },
];

export const yearRules: Rules = without((year) => yearProblem(year));

export const graduationRules: Rules = [
  ...yearRules,
  ({ getFieldValue }) => ({
    validator: async (_, year: string) => {
      const problem = graduationProblem(getFieldValue('entryYear') ?? '', year);
      if (problem) throw new Error(problem);
    },
  }),
];

export const phoneRules: Rules = without(phoneProblem);

export const linkRules: Rules = without((link) =>
  link.trim() === '' || isWebLink(link.trim())
    ? null
    : 'Tulis alamat lengkap yang diawali https://, misalnya https://contoh.com.',
);
