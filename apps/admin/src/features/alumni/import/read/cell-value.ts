/** What turns the stored value of a cell into its text. */
export interface CellContext {
  strings: readonly string[];
  /** How a number in this style is shown. */
  formatOf: (style: string | undefined) => NumberFormat;
  /** Days are counted from 1904 instead of 1900. */
  is1904: boolean;
}

export interface NumberFormat {
  isDate: boolean;
  /** The places of digits, and the signs between them, where the format is made of nothing else. */
  places: readonly string[] | null;
}

/** `kind` is the attribute `t` of the cell. A formula has its last result. Errors are empty. */
export function cellValue(
  kind: string,
  style: string | undefined,
  stored: string,
  { strings, formatOf, is1904 }: CellContext,
): string {
  switch (kind) {
    case 's':
      return strings[Number(stored)] ?? '';
    case 'e':
      return '';
    case 'b':
      return stored === '1' ? 'Ya' : 'Tidak';
    case 'str':
    case 'inlineStr':
      return unescaped(stored);
    case 'd':
      return stored.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3/$2/$1');
    default: {
      const { isDate, places } = formatOf(style);
      const text = (isDate && serialDate(stored, is1904)) || digits(stored);
      return places && /^\d{1,15}$/.test(text) ? inPlaces(text, places) : text;
    }
  }
}

/** Spreadsheets write characters that XML lacks as `_x0007_`. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** '42005' → '01/01/2015'; null for what is no day. */
function serialDate(stored: string, is1904: boolean): string | null {
  const serial = Math.floor(Number(stored));
  if (!(serial > 0 && serial < 2_958_466)) return null;
  // 1900 had no 29 February, which spreadsheets count all the same.
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const date = new Date((days - 25_569) * 86_400_000).toISOString();
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** So many digits a spreadsheet keeps. */
const exactDigits = 15;

/**
 * The digits of a stored number, never through a floating-point number, which would round a long NIM. A longer number that ends with a
 * zero, or that is stored in scientific notation, has been rounded: it is given in that notation, '1.16550110123457E+16'.
 */
function digits(stored: string): string {
  if (stored.length > 40) return stored;
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^(-?)(\d+)(?:\.(\d+))?(?:E\+?(\d{1,3}))?$/i.exec(stored) ?? [];
  const shift = Number(exponent);
  const integer = `${whole}${fraction.slice(0, shift).padEnd(shift, '0')}`.replace(/^0+(?=\d)/, '');
  if (!whole) return stored;
  if (integer.length > exactDigits && (exponent || integer.endsWith('0'))) {
    const kept = integer.slice(1, exactDigits + 2).replace(/0{1,17}$/, '');
    return `${sign}${integer[0]}${kept && `.${kept}`}E+${integer.length - 1}`;
  }
  const rest = fraction.slice(shift).replace(/0{1,40}$/, '');
  return `${sign}${integer}${rest && `.${rest}`}`;
}

/** '812' in the places of '0000-0000' → '0000-0812'. */
function inPlaces(text: string, places: readonly string[]): string {
  const count = places.filter((place) => place === '0' || place === '#').length;
  let rest = text.padStart(count, ' ');
  let left = count;
  const shown = places.map((place) => {
    if (place !== '0' && place !== '#') return place.replace(/^\\|"/g, '');
    left -= 1;
    const digit = rest.slice(0, rest.length - left);
    rest = rest.slice(digit.length);
    return digit.trim() || (place === '0' ? '0' : '');
  });
  return shown.join('');
}

/** The longest format that a workbook may have. */
const longestFormat = 255;

/** How the format with this number and code shows a number. */
export function numberFormat(format: number, code: string | undefined): NumberFormat {
  if (code === undefined) return { isDate: isBuiltInDate(format), places: null };
  const short = code.slice(0, longestFormat);
  return { isDate: isDateCode(short), places: placesOf(short) };
}

function placesOf(code: string): string[] | null {
  const [section = ''] = code.replace(/\[[^[\]]*\]/g, '').split(';');
  const places = section.match(/"[^"]*"|\\?./gs) ?? [];
  const isMore = places.length > 1 && places.some((place) => place === '0' || place === '#');
  const isKnown = (place: string) => /^(?:[0# ()+-]|\\[\d .()+-]|"[\d .()+-]{0,20}")$/.test(place);
  return isMore && places.every(isKnown) ? places : null;
}

/** Numbers of the built-in formats for dates: ECMA-376, part 1, 18.8.30. */
const isBuiltInDate = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 50 && format <= 58);

/** Days, months or years, apart from literal texts, colours and conditions. */
const isDateCode = (code: string) =>
  /[dy]|mmm/i.test(code.replace(/"[^"]*"|\[[^[\]]*\]|\\.|_.|general/gi, ''));
