import type { FieldName, Kind } from './fields.ts';

/** A number as a spreadsheet shows it shortened, '1,16E+10': its digits are lost. '05E00123' is none. */
export const isShortened = (text: string) => /^[1-9](?:[.,]\d{1,17})?e\+\d{1,3}$/i.test(text);

const same =
  /^(?:s\.? ?d\.? ?a\.?|idem|ditto|same(?: as above)?|(?:sama|seperti)(?: dengan| dgn)?(?: yang)? ?di ?atas|sama|[-–—\s]*(?:["“”„″〃]|''|,,)[-–—\s]*)$/i;

/** What people write for the value in the row above. */
export const isSameAsAbove = (cell: string) => same.test(cell.slice(0, 40));

/** What a row may share with the one above; everything else belongs to one person. */
export const shared: ReadonlySet<string> = new Set<FieldName>([
  'entry_year',
  'graduation_year',
  'concentration',
  'internship_place',
  'company',
  'job_title',
  'location',
]);

/** Of a cell with a number or a year. */
const longestValue = 320;

/** What was meant before a spreadsheet stored it. The database cleans it, and says what it cannot read. */
export function cleanValue(kind: Kind, whole: string): string {
  if (kind !== 'nim' && kind !== 'year') return whole;
  const cell = whole.slice(0, longestValue);
  // Without the apostrophe that makes a text of a number, and the decimals that other programs add.
  const text = cell.replace(/^['’`\s]+/, '').replace(/^(\d+)[.,]0+$/, '$1');
  return kind === 'year' ? yearOf(text) : text;
}

/** Of a day without its format, or with two digits for the year. */
function yearOf(text: string): string {
  const days = Number.parseInt(text, 10);
  if (/^[2-5]\d{4}(?:[.,]\d+)?$/.test(text) && days > 25_569) {
    return String(new Date((days - 25_569) * 86_400_000).getUTCFullYear());
  }
  const [, short] =
    /^\d{1,2}[\s./-](?:\d{1,2}|\p{L}{3,12})[\s./-](\d\d)(?: [\d:.]+)?$/u.exec(text) ?? [];
  return short ? `${Number(short) < 70 ? '20' : '19'}${short}` : text;
}

/** The years in a text: '2011 - 2015', '2011/15', '1 Juni 2015'. */
export function yearsIn(text: string): string[] {
  const whole = text.slice(0, 320).replace(/\b((?:19|20)\d\d) ?[-–/] ?(\d\d)(?!\d)/, '$1 20$2');
  return Array.from(whole.matchAll(/(?:^|\D)((?:19|20)\d\d)(?!\d\d)/g), ([, year = '']) => year);
}

/** A cell of both years. One alone is of the entry, unless something is left out before it. */
export function yearOfTwo(field: FieldName, cell: string): string {
  const years = yearsIn(cell);
  const isLast = years.length > 1 || /^\s*[-–/]/.test(cell);
  if (field === 'graduation_year') return isLast ? (years.at(-1) ?? cell) : '';
  return years.length > 1 || !isLast ? (years[0] ?? cell) : '';
}
