import { phoneText } from '@portal/api/text';
import { graduationProblem, isWebLink, phoneProblem, yearProblem } from '@portal/ui';
import { type Rules, required, without } from '../../form/rules.ts';

export const nameRules: Rules = required('Nama lengkap harus diisi.');

const addressRules: Rules = without((email) =>
  /^([^\s@]+@[^\s@]+)?$/.test(email) ? null : 'Alamat email tidak valid.',
);

/** A record that was stored without an address may stay so. */
export const emailRules = (isStoredWithout: boolean): Rules =>
  isStoredWithout ? addressRules : [...required('Email harus diisi.'), ...addressRules];

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

export const phoneRules: Rules = without((text) => phoneProblem(phoneText(text)));

export const linkRules: Rules = without((link) =>
  link === '' || isWebLink(link)
    ? null
    : 'Tulis alamat lengkap yang diawali https://, misalnya https://contoh.com.',
);
