import type { Kind } from './fields.ts';

/** A number as a spreadsheet shows it shortened, '1,16E+10': its digits are lost. '05E00123' is none. */
export const isShortened = (text: string) => /^[1-9](?:[.,]\d{1,17})?e\+\d{1,3}$/i.test(text);

/** Of a cell with a number, a year or an address. */
const longestValue = 320;

/** What was meant before a spreadsheet stored it. The database cleans it, and says what it cannot read. */
export function cleanValue(kind: Kind, whole: string): string {
  if (kind === 'text' || kind === 'link') return whole;
  const cell = whole.slice(0, longestValue);
  // The first of several.
  if (kind === 'email') return cell.split(/[\s;,]+/)[0] ?? '';
  // Without the apostrophe that makes a text of a number, and the decimals that other programs add.
  const text = cell.replace(/^['’`\s]+/, '').replace(/^(\d+)[.,]0+$/, '$1');
  if (kind === 'year') return yearOf(text);
  // A mobile number that was stored as a number has lost its zero.
  return kind === 'phone' ? text.replace(/^(?=8\d{8})/, '0') : text;
}

/** Of a day without its format, or with two digits for the year. */
function yearOf(text: string): string {
  const isSerial = /^[2-5]\d{4}$/.test(text) && Number(text) > 25_569;
  if (isSerial) {
    return String(new Date((Number(text) - 25_569) * 86_400_000).getUTCFullYear());
  }
  const [, short] = /^\d{1,2}[\s./-](?:\d{1,2}|\p{L}+)[\s./-](\d\d)$/u.exec(text) ?? [];
  return short ? `${Number(short) < 70 ? '20' : '19'}${short}` : text;
}
