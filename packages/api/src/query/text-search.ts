/**
 * A filter for `.or()`: rows whose columns contain every word of the text, in any order and whatever its case. The text may not be
 * blank. Special characters become escapes by code point in a regular expression, since PostgREST and the local backend do not
 * agree on how quotes and commas are escaped.
 */
export function everyWordFound(columns: readonly string[], text: string): string {
  const words = new Set(text.trim().split(/\s+/));
  const filters = [...words].map((word) => {
    const pattern = word.replace(/[^A-Za-z0-9\u{80}-\u{10ffff}]/gu, byNumber);
    return `or(${columns.map((column) => `${column}.imatch.${pattern}`).join(',')})`;
  });
  return `and(${filters.join(',')})`;
}

function byNumber(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
