export interface SheetColumn<Row> {
  title: string;
  text: (row: Row) => string;
  /** The type of the cell in a workbook, text by default. Dates have to be written by `sheetDate` and `sheetTime`. */
  type?: 'date' | 'number';
}

/** A column for each of these fields: a field that is new to the row does not compile before it has one. */
export type SheetColumns<Row, Field extends PropertyKey> = Readonly<
  Record<Field, SheetColumn<Row>>
>;

/**
 * A spreadsheet runs a cell that begins with one of these characters as a formula. It reads digits as a number, removes leading
 * zeros and rounds beyond 15 digits. A leading apostrophe makes the cell text.
 */
const needsApostrophe = /^[=+\-@\t\r]|^0\d+$|^\d{12,}$/;

function cell(text: string): string {
  const safe = needsApostrophe.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const day = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
} as const;
const sheetDay = new Intl.DateTimeFormat('en-GB', day);
const sheetMoment = new Intl.DateTimeFormat('en-GB', {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
});

/** '2027-08-17' → '17/08/2027', as an Indonesian spreadsheet reads dates. */
export function sheetDate(date: string): string {
  return date && sheetDay.format(new Date(`${date}T12:00:00+07:00`));
}

/** A moment as date and time in Jakarta: '17/08/2027 19:05'. */
export function sheetTime(moment: string): string {
  return moment && sheetMoment.format(new Date(moment)).replace(',', '');
}

/**
 * The whole file: UTF-8 with the byte order mark that Excel needs, CRLF, every cell quoted. Indonesian spreadsheets expect semicolons
 * as separators; for all others a first line names the separator.
 */
export function toCsv<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => cell(title)),
    ...rows.map((row) => columns.map(({ text }) => cell(text(row)))),
  ];
  return `\ufeffsep=;\r\n${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}
