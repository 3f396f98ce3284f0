import { strToU8, zipSync } from 'fflate';

interface SampleBook {
  /** The rows of each sheet by its name, as XML. */
  sheets: Readonly<Record<string, string>>;
  strings?: readonly string[];
  /** Attributes of the workbook, such as `date1904="1"`. */
  properties?: string;
  /** Format codes of the styles 1, 2, … */
  formats?: readonly string[];
  others?: Readonly<Record<string, Uint8Array>>;
}

/** A workbook as Excel packs it, for tests. */
export function sampleBook(book: SampleBook): File {
  const { sheets, strings = [], properties = '', formats = [], others = {} } = book;
  const names = Object.keys(sheets);
  const each = <Item>(items: readonly Item[], write: (item: Item, place: number) => string) =>
    items.map(write).join('');
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook><workbookPr ${properties}/><sheets>${each(names, (name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${each(names, (_, place) => `<Relationship Id="rId${place + 1}" Target="worksheets/sheet${place + 1}.xml"/>`)}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${each(formats, (code, place) => `<numFmt numFmtId="${170 + place}" formatCode="${code}"/>`)}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/>${each(formats, (_, place) => `<xf numFmtId="${170 + place}"/>`)}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${each(strings, (text) => `<si>${text}</si>`)}</sst>`,
  };
  names.forEach((name, place) => {
    parts[`xl/worksheets/sheet${place + 1}.xml`] = `<worksheet>${sheets[name]}</worksheet>`;
  });
  const texts = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return new File([new Uint8Array(zipSync({ ...Object.fromEntries(texts), ...others }))], 'x.xlsx');
}
