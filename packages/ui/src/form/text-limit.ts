import { formatNumber } from '../format.ts';

/** From here on a field shows how much of its limit is used. */
export function isNearLimit(length: number, limit: number): boolean {
  return length > 0.8 * limit;
}

/** The most characters that the database searches for. */
export const searchLimit = 200;

/** The message for a text that the database would refuse. Forms and searches show it and cut nothing. */
export function tooLong(limit: number): string {
  return `Paling banyak ${formatNumber(limit)} karakter.`;
}
