export interface SheetColumn<Row> {
  title: string;
  text: (row: Row) => string;
  /** What a workbook may calculate with: dates are written by `sheetDate` and `sheetTime`. Without it the cell is text. */
  type?: 'date' | 'number';
}

/**
 * A spreadsheet runs a cell that begins with one of these signs, and takes digits for a number, without leading zeros and rounded
 * beyond 15 places. The apostrophe makes it text.
 */
const readAsOther = /^[=+\-@\t\r]|^0\d+$|^\d{12,}$/;

function cell(text: string): string {
  const safe = readAsOther.test(text) ? `'${text}` : text;
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
 * The whole file: UTF-8 with the mark that Excel needs, semicolons as Indonesian spreadsheets separate cells, named in the first
 * line for all others, CRLF, every cell quoted.
 */
export function toCsv<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => cell(title)),
    ...rows.map((row) => columns.map(({ text }) => cell(text(row)))),
  ];
  return `\ufeffsep=;\r\n${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}
