/** What turns the stored value of a cell into its text. */
export interface CellContext {
  strings: readonly string[];
  /** Whether a number in this style is a date. */
  isDate: (style: string | undefined) => boolean;
  /** Days are counted from 1904 instead of 1900. */
  is1904: boolean;
}

/** `kind` is the attribute `t` of the cell. A formula has its last result. Errors are empty. */
export function cellValue(
  kind: string,
  style: string | undefined,
  stored: string,
  { strings, isDate, is1904 }: CellContext,
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
    default:
      return (isDate(style) && serialDate(stored, is1904)) || digits(stored);
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

/**
 * The digits of a stored number, never through a floating-point number, which would round a long NIM. Scientific notation is written
 * out where it holds all digits; `1.16E+10` stays, since its zeros were never typed.
 */
function digits(stored: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^(-?)(\d+)(?:\.(\d+))?E\+?(\d+)$/i.exec(stored) ?? [];
  const shift = Number(exponent);
  if (!whole || fraction.length < shift) return stored.replace(/\.0+$/, '');
  const rest = fraction.slice(shift).replace(/0+$/, '');
  return `${sign}${whole}${fraction.slice(0, shift)}${rest && `.${rest}`}`;
}

/** Numbers of the built-in formats for dates: ECMA-376, part 1, 18.8.30. */
const isBuiltInDate = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 50 && format <= 58);

/** Whether a format writes days, months or years, apart from its literal texts, colours and conditions. */
export function isDateFormat(format: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(format);
  return /[dy]|mmm/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|general/gi, ''));
}
