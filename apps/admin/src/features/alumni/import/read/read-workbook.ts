import { knownHeadings } from '../columns/headings.ts';
import { type CellContext, isDateFormat, unescaped } from './cell-value.ts';
import { FileRefusal, limits } from './refusal.ts';
import { sheetHandlers } from './sheet.ts';
import { collectRows, type ReadTable } from './table-rows.ts';
import type { Turn } from './turns.ts';
import { parseXml, type XmlHandlers } from './xml.ts';
import { inflatedText, inflationBudget, readZipParts } from './zip.ts';

interface Sheet {
  name: string;
  path: string;
  isHidden: boolean;
}

/** So many rows of each sheet are looked at before one is proposed. */
const lookedAt = 20;

/**
 * One sheet of a workbook, without anything that its metadata promises: neither dimensions nor merged ranges are looked at. Without a
 * choice it is the one whose first rows hold most known headings, the larger of equal ones.
 */
export async function readWorkbook(file: Blob, turn: Turn, chosen?: string): Promise<ReadTable> {
  const parts = await readZipParts(file);
  if (!parts.has('xl/workbook.xml')) throw new FileRefusal('otherArchive');
  const spend = inflationBudget(file);
  const read = async (path: string, handlers: XmlHandlers) => {
    const part = parts.get(path.toLowerCase());
    if (part) await parseXml(inflatedText(file, part, spend), handlers, turn);
  };
  const { sheets, is1904 } = await readSheets(read);
  const context: CellContext = {
    is1904,
    strings: await readStrings(read),
    isDate: await readDateStyles(read),
  };
  const sizeOf = ({ path }: Sheet) => parts.get(path.toLowerCase())?.size ?? 0;
  const readRows = async ({ path }: Sheet, most = Number.POSITIVE_INFINITY) => {
    const found = collectRows();
    await read(path, sheetHandlers(context, found, most));
    return found;
  };
  const propose = async () => {
    const looked = [];
    for (const sheet of sheets.filter(({ isHidden }) => !isHidden)) {
      const { rows } = await readRows(sheet, lookedAt);
      looked.push({ sheet, known: Math.max(0, ...rows.map(({ cells }) => knownHeadings(cells))) });
    }
    looked.sort((a, b) => b.known - a.known || sizeOf(b.sheet) - sizeOf(a.sheet));
    return looked[0]?.sheet ?? sheets[0];
  };
  const sheet = sheets.find(({ name }) => name === chosen) ?? (await propose());
  if (!sheet) throw new FileRefusal('damaged');
  const { rows, notes } = await readRows(sheet);
  return {
    rows,
    notes: [
      ...(parts.has('xl/vbaproject.bin') ? ['Makro di berkas ini tidak dibaca.'] : []),
      ...notes(),
    ],
    source: { kind: 'book', sheet: sheet.name, sheets: sheets.map(({ name }) => name) },
  };
}

type ReadPart = (path: string, handlers: XmlHandlers) => Promise<void>;

async function readSheets(read: ReadPart) {
  const targets = new Map<string, string>();
  await read('xl/_rels/workbook.xml.rels', {
    open: (_, attribute) => {
      const target = attribute('Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      targets.set(attribute('Id') ?? '', path);
    },
  });
  const sheets: Sheet[] = [];
  let is1904 = false;
  await read('xl/workbook.xml', {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const path = targets.get(attribute('r:id') ?? '') ?? '';
      if (!path.includes('/worksheets/')) return;
      const isHidden = (attribute('state') ?? 'visible') !== 'visible';
      sheets.push({ name: attribute('name') ?? '', path, isHidden });
    },
  });
  return { sheets, is1904 };
}

/** The texts that cells refer to, without their phonetic forms. */
async function readStrings(read: ReadPart): Promise<string[]> {
  const strings: string[] = [];
  let parts: string[] = [];
  let isText = false;
  let isPhonetic = false;
  await read('xl/sharedStrings.xml', {
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

async function readDateStyles(read: ReadPart): Promise<CellContext['isDate']> {
  const codes = new Map<string, string>();
  const dates: boolean[] = [];
  let isInCells = false;
  await read('xl/styles.xml', {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const format = attribute('numFmtId') ?? '0';
      dates.push(isDateFormat(Number(format), codes.get(format)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return (style) => dates[Number(style ?? 0)] ?? false;
}
