/** As many as the database functions search for. */
const mostWords = 8;

/** Characters of the encoded filter, for an address below 4 kB: gateways refuse longer ones than 8 kB. */
const longestFilter = 3000;

/**
 * A filter for `.or()`: rows whose columns contain every word of the text, in any order and whatever its case. Of a longer text than an
 * address can hold, only the beginning is searched for. The text may not be blank. Special characters become escapes by code point in a
 * regular expression, since PostgREST and the local backend do not agree on how quotes and commas are escaped.
 */
export function everyWordFound(columns: readonly string[], text: string): string {
  const words = new Set(text.trim().split(/\s+/).slice(0, mostWords));
  const filters = [...words].map((word) => {
    const pattern = word
      // Half an emoji has no place in an address: encoding it throws.
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/[^A-Za-z0-9\u{80}-\u{10ffff}]/gu, byNumber);
    return `or(${columns.map((column) => `${column}.imatch.${pattern}`).join(',')})`;
  });
  const filter = `and(${filters.join(',')})`;
  if (encodeURIComponent(filter).length <= longestFilter) return filter;
  return everyWordFound(columns, [...text.trim()].slice(0, -5).join(''));
}

function byNumber(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
