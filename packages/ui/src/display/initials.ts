/**
 * One word: its two first letters; several: the first letters of the first and the last; none: the fallback
 * ('?' in the navigation bar, 'AL' elsewhere).
 */
export function initials(name: string | null | undefined, fallback: '?' | 'AL' = 'AL'): string {
  const words = (name ?? '').split(/\s+/u).filter(Boolean);
  const first = [...(words.at(0) ?? '')];
  const last = [...(words.at(-1) ?? '')];
  const letters = words.length > 1 ? [first[0], last[0]] : first.slice(0, 2);
  return letters.join('').toLocaleUpperCase('id') || fallback;
}
