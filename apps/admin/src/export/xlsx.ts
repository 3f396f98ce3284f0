import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { SheetColumn } from './csv.ts';

/** The rows that are written before yielding to the browser: few enough to respond to a press without delay. */
const rowsAtOnce = 200;
/** The maximum number of characters in a cell. */
const longestText = 32_767;

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageOf = (part: string) => `http://schemas.openxmlformats.org/package/2006/${part}`;
const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`;

const sheetPath = (place: number) => `xl/worksheets/sheet${place + 1}.xml`;

const styles = { head: 1, day: 2, moment: 3, typed: 4 };

/** The parts of a workbook, as ECMA-376 names them: https://ecma-international.org/publications-and-standards/standards/ecma-376/ */
const frameOf = (sheets: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': xml(
    `<Types xmlns="${packageOf('content-types')}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${sheets.map((_, place) => `<Override PartName="/${sheetPath(place)}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  ),
  '_rels/.rels': xml(
    `<Relationships xmlns="${packageOf('relationships')}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': xml(
    `<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets>${sheets.map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': xml(
    `<Relationships xmlns="${packageOf('relationships')}">${sheets.map((_, place) => `<Relationship Id="rId${place + 1}" Type="${relations}/worksheet" Target="/${sheetPath(place)}"/>`).join('')}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  ),
  'xl/styles.xml': xml(
    `<styleSheet xmlns="${spreadsheet}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ),
});

interface Writing {
  signal?: AbortSignal;
  onProgress?: (writtenRows: number) => void;
  /** A second sheet: its first row is the heading. */
  guide?: { name: string; rows: readonly (readonly string[])[] };
}

/**
 * A workbook whose first row is frozen. Every cell is text unless its column has dates or numbers, so that no formula
 * runs and no digit is lost. Rejects when it is aborted.
 */
export async function toXlsx<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  { signal, onProgress, guide }: Writing = {},
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const add = (name: string) => {
    const part = new ZipDeflate(name, { level: 1 });
    zip.add(part);
    return part;
  };
  const frame = frameOf(['Data', ...(guide ? [guide.name] : [])]);
  for (const [name, text] of Object.entries(frame)) add(name).push(strToU8(text), true);
  if (guide) add(sheetPath(1)).push(strToU8(guideSheet(guide.rows)), true);

  const sheet = add(sheetPath(0));
  sheet.push(strToU8(sheetHead(columns)));
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    const written = rows
      .slice(first, first + rowsAtOnce)
      // The first row holds the titles.
      .map((row, index) => rowOf(columns, row, first + index + 2));
    sheet.push(strToU8(written.join('')));
    onProgress?.(Math.min(first + rowsAtOnce, rows.length));
    await nextTask();
    signal?.throwIfAborted();
  }
  sheet.push(strToU8(sheetEnd), true);
  zip.end();
  return new Blob(chunks, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function sheetHead<Row>(columns: readonly SheetColumn<Row>[]): string {
  const titles = columns
    .map(({ title }, column) => textCell(`${columnLetters(column)}1`, title, styles.head))
    .join('');
  const widths = columns.map(({ isTyped }, column) => {
    const style = isTyped ? ` style="${styles.typed}"` : '';
    return `<col min="${column + 1}" max="${column + 1}" width="22" customWidth="1"${style}/>`;
  });
  return xml(
    `<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${titles}</row>`,
  );
}

const sheetEnd = '</sheetData></worksheet>';

function guideSheet([titles = [], ...rows]: readonly (readonly string[])[]): string {
  const columns = titles.map((title, place) => ({
    title,
    text: (row: readonly string[]) => row[place] ?? '',
  }));
  const written = rows.map((row, index) => rowOf(columns, row, index + 2));
  return `${sheetHead(columns)}${written.join('')}${sheetEnd}`;
}

function rowOf<Row>(columns: readonly SheetColumn<Row>[], row: Row, number: number): string {
  const cells = columns.map(({ text, type, isTyped }, column) =>
    cell(`${columnLetters(column)}${number}`, text(row), type, isTyped ? styles.typed : 0),
  );
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** 0 → 'A', 26 → 'AA', as spreadsheets name columns. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

function cell(
  place: string,
  text: string,
  type: SheetColumn<unknown>['type'],
  style: number,
): string {
  if (text === '') return '';
  const calculated =
    type === 'date' ? dateCell(place, text) : type === 'number' && numberCell(place, text);
  return calculated || textCell(place, text, style);
}

function textCell(place: string, text: string, style = 0): string {
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text.slice(0, longestText))}</t></is></c>`;
}

function numberCell(place: string, text: string): string | false {
  return /^\d{1,15}$/.test(text) && `<c r="${place}"><v>${Number(text)}</v></c>`;
}

/** Days since the end of 1899, as every spreadsheet counts them. */
function dateCell(place: string, text: string): string | false {
  const [, day, month, year, hour, minute] =
    /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d):(\d\d))?$/.exec(text) ?? [];
  if (!year) return false;
  const time = Date.UTC(
    +year,
    Number(month) - 1,
    Number(day),
    Number(hour ?? 0),
    Number(minute ?? 0),
  );
  return `<c r="${place}" s="${hour ? styles.moment : styles.day}"><v>${time / 86_400_000 + 25_569}</v></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML 1.0 does not allow control characters. A spreadsheet decodes `_x0041_` as an escaped character. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters have to be removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/_x(?=[0-9a-f]{4}_)/gi, '_x005F_x')
      .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
  );
}
