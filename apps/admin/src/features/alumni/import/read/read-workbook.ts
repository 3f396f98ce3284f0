import { type CellContext, type NumberFormat, numberFormat, unescaped } from './cell-value.ts';
import { FileRefusal, limits } from './refusal.ts';
import { isTrue, sheetHandlers } from './sheet.ts';
import { collectRows, type ReadingChoice, type ReadTable } from './table-rows.ts';
import { type FoundTable, fillDown, joinTables, type MergedCells } from './tables.ts';
import type { Turn } from './turns.ts';
import { parseXml, type XmlHandlers } from './xml.ts';
import { inflatedText, inflationBudget, readZipParts } from './zip.ts';

/**
 * All sheets of a workbook, of which those are taken that are chosen, or that hold people. Its parts are found by their relationships,
 * and no more is believed of its metadata than which rows are hidden and which cells of a row that is there are merged.
 */
export async function readWorkbook(
  file: DataView<ArrayBuffer>,
  turn: Turn,
  choice: ReadingChoice,
): Promise<ReadTable> {
  const parts = readZipParts(file);
  const spend = inflationBudget(file.byteLength);
  const read = async (path: string, handlers: XmlHandlers) => {
    const part = parts.get(path.toLowerCase());
    if (part) await parseXml(inflatedText(file, part, spend), handlers, turn);
  };
  const root = await readRelations(read, '');
  const book = root.byType('officeDocument') ?? 'xl/workbook.xml';
  // A binary workbook and a document of another kind have a root as well.
  const isBook = book.endsWith('.xml') && parts.has(book.toLowerCase());
  if (!isBook) throw new FileRefusal('otherArchive');
  const relations = await readRelations(read, book);
  const { sheets, is1904 } = await readSheets(read, book, relations);
  const context: CellContext = {
    is1904,
    strings: await readStrings(read, relations.byType('sharedStrings') ?? 'xl/sharedStrings.xml'),
    formatOf: await readFormats(read, relations.byType('styles') ?? 'xl/styles.xml'),
  };
  const tables: FoundTable[] = [];
  for (const { path, ...sheet } of sheets) {
    const found = collectRows();
    const merged: MergedCells[] = [];
    await read(path, sheetHandlers(context, found, merged));
    fillDown(found.rows, merged);
    tables.push({ ...sheet, rows: found.rows, notes: found.notes() });
  }
  if (tables.length === 0) throw new FileRefusal('otherArchive');
  const hasMacros = [...parts.keys()].some((path) => path.endsWith('vbaproject.bin'));
  const table = joinTables(tables, choice);
  return {
    ...table,
    notes: [...(hasMacros ? ['Makro di berkas ini tidak dibaca.'] : []), ...table.notes],
  };
}

type ReadPart = (path: string, handlers: XmlHandlers) => Promise<void>;

interface Relation {
  path: string;
  type: string;
}

/** What a part refers to; the part without a name is the whole package. */
async function readRelations(read: ReadPart, part: string) {
  const relations = new Map<string, Relation>();
  await read(part.replace(/[^/]*$/, '_rels/$&.rels'), {
    open: (_, attribute) => {
      const { pathname } = new URL(attribute('Target') ?? '', `http://book/${part}`);
      const path = decodeURIComponent(pathname.slice(1));
      relations.set(attribute('Id') ?? '', { path, type: attribute('Type') ?? '' });
    },
  });
  const byType = (kind: string) =>
    [...relations.values()].find(({ type }) => type.endsWith(`/${kind}`))?.path;
  return { byId: (id: string) => relations.get(id), byType };
}

async function readSheets(
  read: ReadPart,
  book: string,
  { byId }: Awaited<ReturnType<typeof readRelations>>,
) {
  const sheets: (Pick<FoundTable, 'name' | 'isHidden'> & { path: string })[] = [];
  let is1904 = false;
  await read(book, {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = isTrue(attribute('date1904'));
      if (name !== 'sheet') return;
      const { path = '', type = '' } = byId(attribute(':id') ?? '') ?? {};
      // Charts and dialogs are sheets without cells.
      if (!(type || path).includes('/worksheet')) return;
      const isHidden = (attribute('state') ?? 'visible') !== 'visible';
      sheets.push({ name: attribute('name') ?? '', path, isHidden });
    },
  });
  return { sheets, is1904 };
}

/** The texts that cells refer to, without their phonetic forms. */
async function readStrings(read: ReadPart, path: string): Promise<string[]> {
  const strings: string[] = [];
  let parts: string[] = [];
  let isText = false;
  let isPhonetic = false;
  await read(path, {
    open: (name) => {
      if (name === 'si') parts = [];
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (text) => {
      if (isText) parts.push(text);
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      if (strings.length === limits.rows * limits.columns) throw new FileRefusal('unreasonable');
      strings.push(unescaped(parts.join('')));
    },
  });
  return strings;
}

async function readFormats(read: ReadPart, path: string): Promise<CellContext['formatOf']> {
  const codes = new Map<string, string>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  await read(path, {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const format = attribute('numFmtId') ?? '0';
      formats.push(numberFormat(Number(format), codes.get(format)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return (style) => formats[Number(style ?? 0)] ?? numberFormat(0, undefined);
}
