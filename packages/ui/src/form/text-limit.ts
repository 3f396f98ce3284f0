import { formatNumber } from '../format.ts';

/** From here on a field tells how much of its limit is used. */
export function isNearLimit(length: number, limit: number): boolean {
  return length > 0.8 * limit;
}

/** The most characters that the database searches for. */
export const searchLimit = 200;

/** For a text that the database would refuse. Forms and searches tell it and cut nothing. */
export function tooLong(limit: number): string {
  return `Paling banyak ${formatNumber(limit)} karakter.`;
}
