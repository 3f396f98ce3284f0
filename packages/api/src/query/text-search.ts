/**
 * A filter for `.or()`: rows in which one of the columns contains the text, whatever its case. Signs and spaces are written by
 * number in a regular expression, since PostgREST and the local backend do not agree on how quotes and commas are escaped.
 */
export function anyColumnContains(columns: readonly string[], text: string): string {
  const pattern = text.replace(/[^A-Za-z0-9\u{80}-\u{10ffff}]/gu, byNumber);
  return columns.map((column) => `${column}.imatch.${pattern}`).join(',');
}

function byNumber(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
