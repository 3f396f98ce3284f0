import { asRow, median, tableHead } from '../bench.ts';
import type { Variant } from './variants.ts';
import type { Visit } from './visit.ts';

export type Measured = Map<Variant['name'], Visit[]>;

const paintColumns = [
  'Page',
  'Variant',
  'FCP, ms',
  'LCP, ms',
  'LCP from to',
  'LCP ratio',
  'answered, ms',
  'blocking, ms',
  'shift',
];
export const byteColumns = ['requests', 'JS, kB', 'CSS, kB', 'data, kB', 'other, kB'];

export const webTableHead = tableHead([...paintColumns, ...byteColumns]);

/** One row for each variant: medians, and the range of the largest paint. */
export function tableRows(page: string, measured: Measured): string[] {
  const yardstick = medianOf(measured.get('one application') ?? [], 'largestPaint');
  return [...measured].map(([name, visits]) => {
    const milliseconds = (figure: keyof Visit) => medianOf(visits, figure).toFixed(0);
    const paints = visits.map(({ largestPaint }) => largestPaint);
    return asRow([
      page,
      name,
      milliseconds('firstPaint'),
      milliseconds('largestPaint'),
      `${Math.min(...paints).toFixed(0)} to ${Math.max(...paints).toFixed(0)}`,
      (medianOf(visits, 'largestPaint') / yardstick).toFixed(2),
      milliseconds('answered'),
      milliseconds('blocking'),
      medianOf(visits, 'shift').toFixed(3),
      ...byteCells(visits),
    ]);
  });
}

/** The cells of `byteColumns`. */
export function byteCells(visits: Visit[]): string[] {
  const kilobytes = (['script', 'style', 'data', 'other'] as const).map((part) =>
    (medianOf(visits, part) / 1_000).toFixed(1),
  );
  return [String(medianOf(visits, 'requests')), ...kilobytes];
}

export function medianOf(visits: Visit[], figure: keyof Visit): number {
  return median(visits.map((visit) => visit[figure]));
}
