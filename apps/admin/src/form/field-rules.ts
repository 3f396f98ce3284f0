import { phoneText } from '@portal/api/text';
import { isWebLink, phoneProblem, yearProblem } from '@portal/ui';
import { dateProblem, timeProblem } from './date-field.tsx';
import type { AdminField } from './field-table.ts';
import { type Rules, required, without } from './rules.ts';

/** What is wrong with a text, by the kind of its field; null for none. */
const problems: Readonly<Partial<Record<string, (text: string) => string | null>>> = {
  year: yearProblem,
  email: (email) => (/^([^\s@]+@[^\s@]+)?$/.test(email) ? null : 'Alamat email tidak valid.'),
  phone: (text) => phoneProblem(phoneText(text)),
  link: (link) =>
    link === '' || isWebLink(link)
      ? null
      : 'Tulis alamat lengkap yang diawali https://, misalnya https://contoh.com.',
  date: dateProblem,
  time: timeProblem,
};

export function rulesOf({ kind = 'text', label, isRequired, rules }: AdminField): Rules {
  const problem = problems[kind];
  const own = rules ?? (problem ? without(problem) : []);
  return isRequired ? [...required(`${label} harus diisi.`), ...own] : own;
}
