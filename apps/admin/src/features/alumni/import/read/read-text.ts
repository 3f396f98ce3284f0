import { knownHeadings } from '../columns/headings.ts';
import { FileRefusal } from './refusal.ts';
import { collectRows, type ReadingChoice, type ReadTable } from './table-rows.ts';
import { textRows } from './text-rows.ts';
import type { Turn } from './turns.ts';

export const separators = [
  { value: ';', label: 'Titik koma ( ; )' },
  { value: ',', label: 'Koma ( , )' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Garis tegak ( | )' },
];

/** Characters that are enough to see the separator. */
const sampleSize = 65_536;
/** So many rows of one kind a note names. */
const mostNamed = 5;

/** Separator and encoding are found, unless they are chosen. */
export async function readText(
  bytes: Uint8Array,
  turn: Turn,
  chosen: ReadingChoice,
): Promise<ReadTable> {
  const { text, encoding, notes } = decoded(bytes, chosen.encoding);
  if (isMarkup(text)) throw new FileRefusal('markup');
  const [line = '', named] = /^"?sep=(.)"?\n/i.exec(text) ?? [];
  const body = unwrapped(text.slice(line.length));
  const best = findSeparator(body, chosen.separator ?? named);
  const found = collectRows();
  const mended: number[] = [];
  let number = line ? 1 : 0;
  for (const { cells, isMended } of textRows(body, best.separator, best.width)) {
    number += 1;
    found.add(number, cells.map(unmarked));
    if (isMended) mended.push(number);
    if (found.isFull()) throw new FileRefusal('rows');
    if (number % 100 === 0) await turn();
  }
  return {
    rows: found.rows,
    notes: [...notes, ...mendedNotes(mended), ...found.notes()],
    source: { kind: 'text', encoding, separator: best.separator },
  };
}

function mendedNotes(rows: readonly number[]): string[] {
  if (rows.length === 0) return [];
  const more = rows.length > mostNamed ? `, dan ${rows.length - mostNamed} lainnya` : '';
  const named = rows.slice(0, mostNamed).join(', ');
  return [`Tanda kutip yang tidak ditutup dibaca apa adanya: periksa baris ${named}${more}.`];
}

/** A web page, or the XML of a spreadsheet, whatever it calls itself. */
const isMarkup = (text: string) =>
  /^(?:(?=<[!?a-z]).*<(?:html|table|body|(?:\w{1,9}:)?workbook)\b|mime-version:)/is.test(
    text.slice(0, sampleSize).trimStart(),
  );

/** As UTF-8 only if every byte is. Without its mark, UTF-16 shows by the zeros beside its letters. */
function decoded(bytes: Uint8Array, chosen: string | undefined) {
  const decode = (encoding: string, fatal: boolean) => ({
    encoding,
    notes: [] as string[],
    text: new TextDecoder(encoding, { fatal }).decode(bytes).replace(/\r\n?/g, '\n'),
  });
  if (chosen) return decode(chosen, false);
  const start = bytes.subarray(0, 1024);
  const wide = wideEncoding(start);
  if (wide) return decode(wide, false);
  if (start.includes(0)) throw new FileRefusal('noTable');
  try {
    return decode('utf-8', true);
  } catch {
    const note =
      'Berkas ini bukan UTF-8, sehingga dibaca sebagai Windows-1252. Periksa huruf khusus.';
    const { text, encoding } = decode('windows-1252', false);
    // Some engines decode it as Latin-1, which has control characters there.
    const known = text.replace(
      /[\u0080-\u009f]/g,
      (sign) => signs1252[sign.charCodeAt(0) - 128] ?? sign,
    );
    return { text: known, encoding, notes: [note] };
  }
}

function wideEncoding(start: Uint8Array): string | null {
  const zerosAt = (odd: number) => start.filter((byte, at) => !byte && at % 2 === odd).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  const isWide = Math.max(even, odd) > start.length / 4 && Math.min(even, odd) < start.length / 50;
  if (isWide) return odd > even ? 'utf-16le' : 'utf-16be';
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : null;
}

/** The signs of Windows-1252 from 0x80 to 0x9f. */
const signs1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What the portal's own export, and others, mark as text: ="0812", or an apostrophe before what would be a formula. */
const unmarked = (cell: string) =>
  cell.startsWith('="') && cell.endsWith('"') && cell.length > 2
    ? cell.slice(2, -1).replaceAll('""', '"')
    : cell.replace(/^'(?=[=+\-@#\d(])/, '');

function sampleOf(text: string): string {
  const end = text.length > sampleSize ? text.lastIndexOf('\n', sampleSize) : -1;
  return text.slice(0, end < 0 ? sampleSize : end);
}

/** A file that was opened in one column and saved again has each line in one cell. */
function unwrapped(text: string): string {
  const sample = sampleOf(text);
  if (!/^"/m.test(sample)) return text;
  const wrapping = separators.find(({ value }) => {
    const rows = [...textRows(sample, value)];
    return rows.every(
      ({ cells, isMended }) => !isMended && cells.every((cell, at) => at === 0 || !cell),
    );
  });
  if (!wrapping) return text;
  const rows = [...textRows(text, wrapping.value)];
  // What is no cell as a whole would stay as it is, again and again.
  if (rows.some(({ isMended }) => isMended)) return text;
  return unwrapped(rows.map(({ cells }) => cells[0] ?? '').join('\n'));
}

/** The one that gives most known headings, then the steadiest number of columns; and that number, if the headings tell it. */
function findSeparator(text: string, given: string | undefined) {
  const sample = sampleOf(text);
  const candidates = given ? [given] : separators.map(({ value }) => value);
  const rated = candidates.map((separator) => {
    const all = [...textRows(sample, separator)].map(({ cells }) => cells);
    const rows = all.filter((row) => row.some((cell) => cell.trim())).slice(0, 50);
    const counts = rows.map(({ length }) => length).filter((length) => length > 1);
    const steadiest = Math.max(0, ...counts.map((one) => counts.filter((n) => n === one).length));
    const [titles] = rows.slice(0, 20).toSorted((a, b) => knownHeadings(b) - knownHeadings(a));
    const known = knownHeadings(titles ?? []);
    return { separator, known, steadiest, width: known > 0 ? (titles?.length ?? 0) : 0 };
  });
  rated.sort((a, b) => b.known - a.known || b.steadiest - a.steadiest);
  return rated[0] ?? { separator: ',', width: 0 };
}
