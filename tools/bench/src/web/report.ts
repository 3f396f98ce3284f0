import { asRow, median, refuse, tableHead } from '../bench.ts';
import type { Variant } from './variants.ts';
import type { Visit } from './visit.ts';

export type Measured = Map<Variant['name'], Visit[]>;

/** Ratios are against these, in this order. */
const yardsticks = ['one application', 'one application with first paint'] as const;
const paintColumns = [
  'Page',
  'Variant',
  'FCP, ms',
  'ratios',
  'LCP, ms',
  'ratios',
  'answered, ms',
  'ratios',
  'live, ms',
  'ratios',
  'blocking, ms',
  'shift',
];
const byteColumns = ['requests', 'JS, kB', 'CSS, kB', 'data, kB', 'other, kB'];

export const webTableHead = tableHead([...paintColumns, ...byteColumns]);

/** One row for each variant: medians, and of the moments also their range. */
export function tableRows(page: string, measured: Measured): string[] {
  return [...measured].map(([name, visits]) => {
    const moments = (['firstPaint', 'largestPaint', 'answered', 'live'] as const).flatMap(
      (figure) => [
        withRange(visits.map((visit) => visit[figure])),
        yardsticks.map((it) => ratio(visits, measured.get(it) ?? [], figure)).join(' / '),
      ],
    );
    return asRow([
      page,
      name,
      ...moments,
      medianOf(visits, 'blocking').toFixed(0),
      medianOf(visits, 'shift').toFixed(3),
      ...byteCells(visits),
    ]);
  });
}

function withRange(values: number[]): string {
  const [middle, lowest, highest] = [median(values), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(0)} (${lowest.toFixed(0)} to ${highest.toFixed(0)})`;
}

function ratio(visits: Visit[], yardstick: Visit[], figure: keyof Visit): string {
  const ratio = medianOf(visits, figure) / medianOf(yardstick, figure);
  return Number.isFinite(ratio) ? ratio.toFixed(2) : refuse(`no "${figure}" to compare with.`);
}

/** The cells of `byteColumns`. */
function byteCells(visits: Visit[]): string[] {
  const kilobytes = (['script', 'style', 'data', 'other'] as const).map((part) =>
    (medianOf(visits, part) / 1_000).toFixed(1),
  );
  return [String(medianOf(visits, 'requests')), ...kilobytes];
}

function medianOf(visits: Visit[], figure: keyof Visit): number {
  return median(visits.map((visit) => visit[figure]));
}
