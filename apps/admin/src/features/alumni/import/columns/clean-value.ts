import { cleanText, phoneText } from '@portal/api/text';
import type { importFields } from './fields.ts';

const nothing = /^(?:-+|–|—|0|null|nil|n\/?a|#n\/?a|nan|none|kosong|tidak ada|tdk ada|belum ada)$/i;
const scientific = /^\d[.,]?\d*e\+?\d+$/i;

/** A number that a spreadsheet has shortened: its digits are lost. */
export const isShortened = (text: string) => scientific.test(cleanText(text));

/** The value of a cell as it is stored. What is not understood stays as it is, for the database to say. */
export function cleanValue(kind: Kind, cell: string): string {
  const text = cleanText(cell).replace(/\n/g, ' ');
  if (nothing.test(text)) return '';
  switch (kind) {
    case 'nim':
      return withoutMarks(text);
    case 'year':
      return yearOf(text);
    case 'email':
      return (text.replace(/^mailto:/i, '').split(/[\s;,]+/)[0] ?? '').toLowerCase();
    case 'phone':
      return phoneOf(text);
    case 'link':
      return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text;
    default:
      return text;
  }
}

type Kind = (typeof importFields)[keyof typeof importFields]['kind'];

/** Without the apostrophe that makes a text of a number, and the decimals that other programs write. */
const withoutMarks = (text: string) => text.replace(/^['’`]+/, '').replace(/^(\d+)[.,]0+$/, '$1');

function yearOf(text: string): string {
  const digits = withoutMarks(text);
  // A period, such as 20161.
  if (/^(?:19|20)\d{2}[1-4]$/.test(digits)) return digits.slice(0, 4);
  // A day without the format of a date.
  if (/^[2-5]\d{4}$/.test(digits) && Number(digits) > 25_569) {
    return String(new Date((Number(digits) - 25_569) * 86_400_000).getUTCFullYear());
  }
  const [, short] = /^\d{1,2}[\s./-](?:\d{1,2}|\p{L}+)[\s./-](\d\d)$/u.exec(digits) ?? [];
  if (short) return Number(short) < 70 ? `20${short}` : `19${short}`;
  return /(?:^|\D)((?:19|20)\d{2})(?!\d)/.exec(digits)?.[1] ?? digits;
}

/** The first number of several. */
function phoneOf(text: string): string {
  const numbers = withoutMarks(text).split(/\s*(?:[/;,&]|\s(?:atau|dan)\s)\s*/i);
  const first = numbers.find((number) => number.replace(/\D/g, '').length >= 6) ?? text;
  return phoneText(first.replace(/^(?=8\d{8,})/, '0'));
}
