import { searchWords } from '../text/index.ts';

/** Characters of the encoded filter, for an address below 4 kB: gateways refuse longer ones than 8 kB. */
const longestFilter = 3000;

/**
 * A filter for `.or()`: rows whose columns, which hold texts in the form for searches, contain every word of the text in any order. Null
 * for a text without words. Of a longer text than an address can hold, only the beginning is searched for. Special characters become
 * escapes by code point in a regular expression, since PostgREST and the local backend do not agree on how quotes and commas are escaped.
 */
export function everyWordFound(columns: readonly string[], text: string): string | null {
  const filters = searchWords(text).map((word) => {
    const pattern = word
      // Half an emoji has no place in an address: encoding it throws.
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/[^A-Za-z0-9\u{80}-\u{10ffff}]/gu, byNumber);
    return `or(${columns.map((column) => `${column}.imatch.${pattern}`).join(',')})`;
  });
  if (filters.length === 0) return null;
  const filter = `and(${filters.join(',')})`;
  if (encodeURIComponent(filter).length <= longestFilter) return filter;
  return everyWordFound(columns, [...text.trim()].slice(0, -5).join(''));
}

function byNumber(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
