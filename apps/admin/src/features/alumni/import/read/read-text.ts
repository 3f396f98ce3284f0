import Papa from 'papaparse';
import { knownHeadings } from '../columns/headings.ts';
import { FileRefusal } from './refusal.ts';
import { collectRows, type ReadTable, type TextSource } from './table-rows.ts';
import type { Turn } from './turns.ts';

export const separators = [
  { value: ';', label: 'Titik koma ( ; )' },
  { value: ',', label: 'Koma ( , )' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Garis tegak ( | )' },
];

/** Characters that are parsed without a break, and that are enough to see the separator. */
const chunkSize = 65_536;

/** Separator and encoding are found, unless they are chosen. */
export async function readText(
  file: Blob,
  turn: Turn,
  chosen: Partial<TextSource> = {},
): Promise<ReadTable> {
  const { text, encoding } = await decoded(file, chosen.encoding);
  const [line = '', named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = text.slice(line.length);
  const separator = chosen.separator ?? named ?? findSeparator(body.slice(0, chunkSize));
  const found = collectRows();
  const unclosed = await parse(body, separator, turn, (row, place) =>
    found.add(place + (line ? 2 : 1), row),
  );
  return {
    rows: found.rows,
    notes: [
      ...(encoding === 'windows-1252' && !chosen.encoding
        ? ['Berkas ini bukan UTF-8, sehingga dibaca sebagai Windows-1252. Periksa huruf khusus.']
        : []),
      ...(unclosed ? ['Ada tanda kutip yang tidak ditutup: periksa baris-baris terakhir.'] : []),
      ...found.notes(),
    ],
    source: { kind: 'text', encoding, separator },
  };
}

/** As UTF-8 only if every byte is. */
async function decoded(file: Blob, chosen: string | undefined) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decode = (encoding: string, fatal: boolean) => ({
    encoding,
    text: new TextDecoder(encoding, { fatal }).decode(bytes),
  });
  if (chosen) return decode(chosen, false);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', false);
  if (bytes.subarray(0, 1024).includes(0)) throw new FileRefusal('noTable');
  try {
    return decode('utf-8', true);
  } catch {
    return decode('windows-1252', false);
  }
}

/** The one that gives most known headings, then the steadiest number of columns. */
function findSeparator(sample: string): string {
  const rated = separators.map(({ value }) => {
    const { data } = Papa.parse<string[]>(sample, { delimiter: value, preview: 50 });
    const rows = data.filter((row) => row.some((cell) => cell.trim()));
    const known = Math.max(0, ...rows.slice(0, 20).map(knownHeadings));
    const counts = rows.map(({ length }) => length).filter((length) => length > 1);
    const steadiest = Math.max(0, ...counts.map((one) => counts.filter((n) => n === one).length));
    return { value, known, steadiest };
  });
  rated.sort((a, b) => b.known - a.known || b.steadiest - a.steadiest);
  return rated[0]?.value ?? ',';
}

/** Resolves to whether a quotation mark is not closed. */
function parse(
  // The types of the library know chunks of files only.
  text: string | File,
  delimiter: string,
  turn: Turn,
  onRow: (row: string[], place: number) => void,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let place = 0;
    let isUnclosed = false;
    Papa.parse<string[]>(text, {
      delimiter,
      chunkSize,
      chunk: ({ data, errors }, parser) => {
        parser.pause();
        isUnclosed ||= errors.some(({ code }) => code === 'MissingQuotes');
        const next = async () => {
          for (const row of data) {
            onRow(row, place);
            place += 1;
          }
          await turn();
          parser.resume();
        };
        next().catch((error) => {
          // Aborting completes it.
          reject(error);
          parser.abort();
        });
      },
      complete: () => resolve(isUnclosed),
    });
  });
}
