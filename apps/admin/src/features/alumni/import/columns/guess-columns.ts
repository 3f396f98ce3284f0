import { columnLetters, type TableRow } from '../read/table-rows.ts';
import { type FieldName, fieldOf, isAddress, isNotTaken } from './fields.ts';
import { type Headings, headingTexts } from './headings.ts';

/** So many rows tell what a column holds. */
const sampleSize = 300;

/** Letters of a cell that show what it holds. */
const sampleLength = 320;

const sampleOf = ({ cells }: TableRow, column: number) =>
  (cells[column] ?? '').slice(0, sampleLength);

export interface FileColumn {
  index: number;
  heading: string;
  /** The first three values, and in how many rows there is one. */
  samples: readonly string[];
  filled: number;
  /** Known, and of no use for the portal. */
  isNotTaken: boolean;
}

/** Which column of the file fills which field. */
export type Mapping = Readonly<Partial<Record<FieldName, number>>>;

export function describeColumns(rows: readonly TableRow[], headings: Headings): FileColumn[] {
  const texts = headingTexts(rows, headings);
  const data = rows.slice(headings.data);
  const width = data.reduce((most, { cells }) => Math.max(most, cells.length), texts.length);
  return Array.from({ length: width }, (_, index) => {
    const values = data.map((row) => sampleOf(row, index)).filter(Boolean);
    const heading = texts[index] || `Kolom ${columnLetters(index)}`;
    return {
      index,
      heading,
      samples: values.slice(0, 3),
      filled: values.length,
      isNotTaken: isPersonal(heading, values.slice(0, sampleSize)),
    };
  }).filter(({ filled }) => filled > 0);
}

/** The share of the values that a test holds for. */
function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

/** An address is taken as a place only if it looks like a town. NIK have 16 digits, whatever they are called. */
function isPersonal(heading: string, values: readonly string[]): boolean {
  if (isAddress(heading)) return share(values, (text) => /^[\p{L} .-]{2,40}$/u.test(text)) < 0.8;
  return isNotTaken(heading) || share(values, (text) => /^['\s]*\d{16}$/.test(text)) > 0.5;
}

const looks: readonly [FieldName, RegExp][] = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@.]+$/],
  ['phone', /^['+\s(]*(?:62|0)?8\d[\d\s().-]{6,}$/],
  ['entry_year', /^(?:19|20)\d\d(?:\.0)?$/],
  ['graduation_year', /^(?:19|20)\d\d(?:\.0)?$/],
  ['nim', /^'?\d{8,15}$/],
  ['name', /^\p{L}[\p{L} .,'’-]{3,}$/u],
];

/** By headings; what is still missing by what the values look like. */
export function guessMapping(all: readonly TableRow[], headings: Headings): Mapping {
  const rows = all.slice(0, headings.data + sampleSize);
  const columns = describeColumns(rows, headings).filter((column) => !column.isNotTaken);
  const mapping: Partial<Record<FieldName, number>> = {};
  for (const { heading, index } of columns) {
    const field = fieldOf(heading);
    if (field) mapping[field] ??= index;
  }
  const rest = columns.filter(({ heading }) => !fieldOf(heading) && !isAddress(heading));
  const sample = rows.slice(headings.data);
  const looksLike = ({ index }: FileColumn, look: RegExp) => {
    const values = sample.map((row) => sampleOf(row, index)).filter(Boolean);
    return share(values, (text) => look.test(text)) > 0.8;
  };
  for (const [field, look] of looks.filter(([field]) => mapping[field] === undefined)) {
    const place = rest.findIndex((column) => looksLike(column, look));
    const [found] = place < 0 ? [] : rest.splice(place, 1);
    if (found) mapping[field] = found.index;
  }
  return mapping;
}

/** Why the mapping does not suffice; null if it does. */
export function mappingProblem(mapping: Mapping): string | null {
  const has = (field: FieldName) => mapping[field] !== undefined;
  if (!has('name')) return 'Pilih kolom untuk nama lengkap.';
  if (has('email') || has('nim') || has('graduation_year')) return null;
  return 'Pilih kolom untuk email, NIM, atau tahun lulus. Tanpa pembanding tidak dapat diketahui siapa yang sudah ada.';
}

const namesOf = (columns: readonly FileColumn[]) =>
  columns.map(({ heading }) => heading).join(', ');

/** Which columns of the file are not imported, and why, a sentence each. */
export function leftOutTexts(columns: readonly FileColumn[], mapping: Mapping): string[] {
  const taken = new Set(Object.values(mapping));
  const refused = columns.filter((column) => column.isNotTaken);
  const unused = columns.filter(({ index, isNotTaken }) => !isNotTaken && !taken.has(index));
  return [
    ...(unused.length > 0 ? [`Tidak diimpor: ${namesOf(unused)}.`] : []),
    ...(refused.length > 0
      ? [`Dikenali dan tidak diambil, karena portal tidak memerlukannya: ${namesOf(refused)}.`]
      : []),
  ];
}
