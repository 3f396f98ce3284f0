import { clockInJakarta, todayInJakarta } from '@portal/ui';

export interface SheetColumn<Row> {
  title: string;
  text: (row: Row) => string;
  /** The type of the cell in a workbook, text by default. Dates have to be written by `sheetDate` and `sheetTime`. */
  type?: 'date' | 'number';
  /** In a workbook, what is typed below stays text: a NIM keeps its zeros. */
  isTyped?: boolean;
}

const month = '(?:jan|feb|mar|apr|may|mei|jun|jul|aug|agu|agt|sep|oct|okt|nov|dec|des)\\p{L}*';
const signs = "[\\s\\p{Nd}.,:/()%_'\\-+\\p{Sc}]*";

/** What spreadsheets take for something else than text: formulas, numbers, dates, times, amounts, truth values, errors. */
const isReinterpreted = new RegExp(
  [
    '[=+\\-@\\t\\r#\uff1d\uff0b\uff0d\uff20].*',
    `(?=.*\\p{Nd})(?:rp|idr|usd)?${signs}(?:[ed][+-]?\\p{Nd}+|[ap]m?|${month}${signs})?`,
    'true|false|benar|salah',
  ]
    .map((kind) => `^(?:${kind})$`)
    .join('|'),
  'isu',
);

/** As a number it looks the same, and can be summed. */
const isPlainNumber = /^(?:0|[1-9]\d{0,10})$/;

/** A formula of Excel holds a text of at most 255 characters; Gnumeric reads none with quotation marks in it. */
const fitsFormula = /^[^"\r\n]{1,250}$/;

/**
 * A text that spreadsheets would read as something else becomes a formula whose value is that text: it shows exactly, and nothing in
 * it is run. One that fits into no formula gets an apostrophe, which LibreOffice shows.
 */
function cell(text: string): string {
  const isKept = isPlainNumber.test(text) || !isReinterpreted.test(text);
  const marked = fitsFormula.test(text) ? `="${text}"` : `'${text}`;
  return quoted(isKept ? text : marked);
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** '2027-08-17' → '17/08/2027', as an Indonesian spreadsheet reads dates. */
export function sheetDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** A moment as date and time in Jakarta: '17/08/2027 19:05'. */
export function sheetTime(stored: string): string {
  const moment = new Date(stored);
  return stored && `${sheetDate(todayInJakarta(moment))} ${clockInJakarta(moment)}`;
}

/**
 * The whole file: UTF-8 with the byte order mark that Excel needs, CRLF, every cell quoted. Indonesian spreadsheets expect semicolons
 * as separators; for all others a first line names the separator.
 */
export function toCsv<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => cell(title)),
    ...rows.map((row) =>
      columns.map(({ text, type }) => (type ? quoted(text(row)) : cell(text(row)))),
    ),
  ];
  return `\ufeffsep=;\r\n${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}
