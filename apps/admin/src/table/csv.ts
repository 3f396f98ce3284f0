export interface CsvColumn<Row> {
  title: string;
  text: (row: Row) => string;
}

/** A spreadsheet runs a cell that begins like this; the apostrophe makes it text. */
const formulaStart = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The whole file: UTF-8 with the mark that Excel needs, commas, CRLF, every cell quoted. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => cell(title)),
    ...rows.map((row) => columns.map(({ text }) => cell(text(row)))),
  ];
  return `\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
