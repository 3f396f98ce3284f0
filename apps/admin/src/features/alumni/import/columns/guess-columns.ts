import { columnLetters } from '../../../../export/xlsx.ts';
import type { TableRow } from '../read/table-rows.ts';
import { cleanValue, yearsIn } from './clean-value.ts';
import { type FieldName, type NamePart, namePartNames } from './fields.ts';
import { type Heading, isUntitled, readHeading } from './heading-words.ts';
import { type Headings, headingTexts } from './headings.ts';

/** So many rows tell what a column holds. */
const sampleSize = 300;

/** Letters of a cell that show what it holds. */
const sampleLength = 320;

const sampleOf = ({ cells }: TableRow, column: number) =>
  (cells[column] ?? '').slice(0, sampleLength);

export interface FileColumn extends Pick<Heading, 'fields' | 'distance'> {
  index: number;
  heading: string;
  /** The first values, and in how many rows there is one. */
  samples: readonly string[];
  filled: number;
  /** Known, and of no use for the portal. */
  isNotTaken: boolean;
  /** Nothing but the values tell what it holds. */
  isUntitled: boolean;
}

/** Which column of the file fills which field. */
export type Mapping = Readonly<Partial<Record<FieldName | NamePart, number>>>;

export function describeColumns(rows: readonly TableRow[], headings: Headings): FileColumn[] {
  const texts = headingTexts(rows, headings);
  const data = rows.slice(headings.data);
  const width = data.reduce((most, { cells }) => Math.max(most, cells.length), texts.length);
  return Array.from({ length: width }, (_, index) => {
    const values = data.map((row) => sampleOf(row, index)).filter(Boolean);
    const heading = texts[index] || `Kolom ${columnLetters(index)}`;
    const { fields, distance, isRefused, isAddress } = readHeading(heading);
    const samples = values.slice(0, sampleSize);
    // An address is taken as a place only if it looks like a town. NIK have 16 digits, whatever they are called.
    const isPersonal = isAddress
      ? share(samples, (text) => /^[\p{L} .-]{2,40}$/u.test(text)) < 0.8
      : isRefused || share(samples, (text) => /^['\s]*\d{16}$/.test(text)) > 0.5;
    return {
      index,
      heading,
      samples,
      filled: values.length,
      isNotTaken: isPersonal,
      isUntitled: isUntitled(heading),
      distance,
      fields: isAddress && !isPersonal ? (['location'] as const) : fields,
    };
  }).filter(({ filled }) => filled > 0);
}

/** The share of the values that a test holds for. */
function share<Value>(values: readonly Value[], test: (value: Value) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

const year = /^(?:19|20)\d\d(?:[.,]0)?$/;
const readYear = (text: string) => yearsIn(cleanValue('year', text)).slice(0, 1);
const isYear = (text: string) => readYear(text).length > 0;

/** What at least some values of a field look like: a heading may speak of something else. */
const seemly: Readonly<Partial<Record<FieldName | NamePart, (text: string) => boolean>>> = {
  name: (text) => /\p{L}{2}/u.test(text),
  nim: (text) => /\d/.test(text) && !year.test(text),
  entry_year: isYear,
  graduation_year: isYear,
  email: (text) => text.includes('@'),
  phone: (text) => /\d{3}/.test(text),
  location: (text) => /\p{L}/u.test(text),
};

function fits({ samples }: FileColumn, field: FieldName | NamePart): boolean {
  // A programme, or a title, stands in all rows.
  if (field === 'name' && samples.length > 2 && new Set(samples).size === 1) return false;
  return share(samples, seemly[field] ?? (() => true)) >= 0.2;
}

/** Two years side by side; a single one beside 'lulus' is of the graduation. */
function fieldsOf(column: FileColumn): FileColumn['fields'] {
  if (column.fields.length < 2) return column.fields;
  const hasBoth = share(column.samples, (text) => yearsIn(text).length > 1) > 0.5;
  return hasBoth ? column.fields : ['graduation_year'];
}

/** What a column without a heading holds, if most of its values look like it. */
const looks: readonly (readonly [FieldName, RegExp])[] = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@.]+$/],
  ['phone', /^['+\s(]*(?:62|0)?8\d[\d\s().-]{6,}$/],
  ['nim', /^'?\d{8,15}(?:[.,]0)?$/],
  ['name', /^\p{L}[\p{L} .,'’-]{3,}$/u],
];

/** By headings; what is still missing by the values of columns that have none. */
export function guessMapping(all: readonly TableRow[], headings: Headings): Mapping {
  const rows = all.slice(0, headings.data + sampleSize);
  const columns = describeColumns(rows, headings).filter((column) => !column.isNotTaken);
  const mapping: Partial<Record<FieldName | NamePart, number>> = {};
  for (const column of columns.toSorted((one, other) => one.distance - other.distance)) {
    for (const field of fieldsOf(column)) {
      if (fits(column, field)) mapping[field] ??= column.index;
    }
  }
  const rest = columns.filter((column) => column.isUntitled);
  for (const [field, look] of looks.filter(([field]) => mapping[field] === undefined)) {
    const place = rest.findIndex(
      (column) => fits(column, field) && share(column.samples, (text) => look.test(text)) > 0.8,
    );
    const [found] = place < 0 ? [] : rest.splice(place, 1);
    if (found) mapping[field] = found.index;
  }
  const parts = namePartNames.filter((part) => isInName(rows.slice(headings.data), mapping, part));
  for (const part of parts) delete mapping[part];
  return { ...mapping, ...guessYears(mapping, columns, rest) };
}

/** Whether the column of the name has the part already. */
function isInName(rows: readonly TableRow[], mapping: Mapping, part: NamePart): boolean {
  const [name = -1, column = -1] = [mapping.name, mapping[part]];
  const filled = rows.map(({ cells }) => cells).filter((cells) => cells[column]);
  return share(filled, (cells) => cells[name]?.includes(cells[column] ?? '') ?? false) > 0.5;
}

/** Of two columns of years the later one is the graduation. One alone may be anything. */
function guessYears(mapping: Mapping, columns: readonly FileColumn[], rest: readonly FileColumn[]) {
  const mean = ({ samples }: FileColumn) => {
    const read = samples.flatMap(readYear);
    return read.reduce((sum, text) => sum + Number(text), 0) / read.length;
  };
  const found = rest.filter(({ samples }) => share(samples, (text) => year.test(text)) > 0.8);
  const known = columns.filter(
    ({ index }) => index === mapping.entry_year || index === mapping.graduation_year,
  );
  if (found.length + known.length < 2 || known.length > 1) return {};
  const [earlier, later] = [...known, ...found]
    .toSorted((one, other) => mean(one) - mean(other))
    .slice(-2);
  const guess = { entry_year: earlier?.index, graduation_year: later?.index, ...mapping };
  return guess.entry_year === guess.graduation_year ? {} : guess;
}

/** Why the mapping does not suffice; null if it does. */
export function mappingProblem(mapping: Mapping): string | null {
  const has = (field: FieldName) => mapping[field] !== undefined;
  if (!has('name')) return 'Pilih kolom untuk nama lengkap.';
  if (has('email') || has('nim') || has('graduation_year')) return null;
  return 'Pilih kolom untuk email, NIM, atau tahun lulus. Tanpa pembanding tidak dapat diketahui siapa yang sudah ada.';
}

/** Which columns of the file are not imported, and why, a sentence each. */
export function leftOutTexts(columns: readonly FileColumn[], mapping: Mapping): string[] {
  const taken = new Set(Object.values(mapping));
  const say = (text: string, isMeant: (column: FileColumn) => boolean) => {
    const names = columns.filter(isMeant).map(({ heading }) => heading);
    return names.length > 0 ? [`${text}: ${names.join(', ')}.`] : [];
  };
  return [
    ...say('Tidak diimpor', ({ index, isNotTaken }) => !isNotTaken && !taken.has(index)),
    ...say(
      'Dikenali dan tidak diambil, karena portal tidak memerlukannya',
      ({ isNotTaken }) => isNotTaken,
    ),
  ];
}
