const separators = [
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\u0001',
  '\u001f',
  '\u00a0',
  '\u2028',
  '\u200b',
  '%',
  '_',
  '\\',
  '*',
  '|',
  '.*',
  '$',
  ',',
];
const bounds = [
  '%',
  '_',
  '\\',
  '^',
  '$',
  '\u0001',
  '\u200d',
  '\u0301',
  '\ufeff',
  "'",
  '"',
  '--',
  '(',
  '[',
];

/**
 * Terms that would reveal more of a hidden text than a part of three letters does: attached to a publicly known
 * text, to a position in the name or to a special character of a pattern language, shorter, longer, or in unusual Unicode.
 */
export function sharpTerms(hiddenName: string, knownText: string): string[] {
  const parts = [2, 3].map((length) => hiddenName.slice(0, length));
  const anchored = [knownText, knownText.slice(-3)].flatMap((anchor) =>
    separators.flatMap((separator) =>
      parts.flatMap((part) => [anchor + separator + part, part + separator + anchor]),
    ),
  );
  const bounded = parts.flatMap((part) =>
    bounds.flatMap((bound) => [bound + part, part + bound, part.split('').join(bound)]),
  );
  const short = hiddenName.slice(0, 2);
  const long = [hiddenName.slice(0, 3).padEnd(201, ' '), hiddenName.repeat(21)];
  // The sign of Kelvin becomes a plain letter in lower case.
  const odd = [short.normalize('NFD'), short.replace(/k/i, '\u212a')];
  const terms = new Set([...anchored, ...bounded, short, ...long, ...odd]);
  return [...terms].filter((term) => !isPlainSearch(term, hiddenName));
}

/** Accents, invisible characters and apostrophes do not count in a search: with them it is the same search. */
const uncounted = /[\p{M}\p{DI}']/gu;

/** The one accepted channel: words of at least three letters that are all parts of the name. */
function isPlainSearch(term: string, hiddenName: string): boolean {
  const words = term
    .normalize('NFKD')
    .replace(uncounted, '')
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  return term.length <= 200 && words.every((word) => word.length > 2 && hiddenName.includes(word));
}
