import { cleanText } from './clean-text.ts';

const apostrophes =
  /['`\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u2018\u2019\u201b\u2032\uff07]/g;
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
/** Letters that Unicode takes for no accented ones. */
const stroked = 'ıøđł';

/**
 * The form in which texts are searched for, as in the database (`private.search_form`): without case, accents and apostrophes, with one
 * kind of dash and of quotation marks; digits are compared as digits, however a number is written.
 */
export function searchForm(text: string): string {
  const letters = cleanText(text)
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u201c-\u201f\u00ab\u00bb]/g, '"')
    .replace(/[ıøđł]/g, (letter) => 'iodl'.charAt(stroked.indexOf(letter)));
  return cleanText(letters)
    .replace(/(^|[ \n])[+(]+(?=\d)/g, '$1')
    .replace(/(\d)[-./()+]+(?=[\d \n]|$)/g, '$1');
}

/** The words of a search. A text matches when its form contains each of them; as many count as in the database. */
export function searchWords(text: string): string[] {
  const words = searchForm(text)
    .split(/[ \n]+/)
    .slice(0, 8);
  return [...new Set(words)].filter(Boolean);
}
