import { quantile } from '../measure.ts';
import type { Variant } from './variants.ts';
import type { Visit } from './visit.ts';

export type Measured = Map<Variant['name'], Visit[]>;

const columns = [
  'Page',
  'Variant',
  'FCP, ms',
  'LCP, ms',
  'LCP from to',
  'LCP ratio',
  'blocking, ms',
  'shift',
  'requests',
  'JS, kB',
  'CSS, kB',
  'data, kB',
  'other, kB',
];

/** Of the Markdown table that `docs/performance.md` keeps. */
export const tableHead = [asRow(columns), asRow(columns.map(() => '---'))].join('\n');

/** One row for each variant: medians, and how far the largest paint spreads. */
export function tableRows(page: string, measured: Measured): string[] {
  const yardstick = median(measured.get('one application') ?? [], 'largestPaint');
  return [...measured].map(([name, visits]) => {
    const whole = (figure: keyof Visit) => median(visits, figure).toFixed(0);
    const kilobytes = (figure: keyof Visit) => (median(visits, figure) / 1_000).toFixed(1);
    const paints = visits.map(({ largestPaint }) => largestPaint);
    return asRow([
      page,
      name,
      whole('firstPaint'),
      whole('largestPaint'),
      `${Math.min(...paints).toFixed(0)} to ${Math.max(...paints).toFixed(0)}`,
      (median(visits, 'largestPaint') / yardstick).toFixed(2),
      whole('blocking'),
      median(visits, 'shift').toFixed(3),
      whole('requests'),
      kilobytes('script'),
      kilobytes('style'),
      kilobytes('data'),
      kilobytes('other'),
    ]);
  });
}

export function median(visits: Visit[], figure: keyof Visit): number {
  return quantile(
    visits.map((visit) => visit[figure]),
    0.5,
  );
}

export function asRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
