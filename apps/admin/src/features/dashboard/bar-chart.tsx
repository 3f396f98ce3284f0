import { Card, formatNumber, Muted, Stack, Title } from '@portal/ui';
import { useId } from 'react';
import styles from './bar-chart.module.css';

interface Bar {
  label: string;
  /** The short label below the bar. */
  tick: string;
  count: number;
}

interface BarChartProps {
  title: string;
  note: string;
  /** The column headings of the table with the same figures. */
  heads: readonly [string, string];
  empty: string;
  bars: readonly Bar[];
  ticksEvery: number;
  /** What no bar shows, in a sentence. */
  rest?: string;
}

/** A small chart. The bars are decoration; the table below them holds every figure. */
export function BarChart({ title, note, heads, empty, bars, ticksEvery, rest }: BarChartProps) {
  const titleId = useId();
  const highest = Math.max(0, ...bars.map(({ count }) => count));
  return (
    <section aria-labelledby={titleId}>
      <Stack as={Card} isTop className={styles.card}>
        <div>
          <Title id={titleId}>{title}</Title>
          <Muted>{note}</Muted>
        </div>
        {highest === 0 ? (
          <Muted>{empty}</Muted>
        ) : (
          <>
            <Bars bars={bars} highest={highest} ticksEvery={ticksEvery} />
            {rest && <Muted>{rest}</Muted>}
            <Muted as="details" className={styles.details}>
              <summary>Lihat sebagai tabel</summary>
              <FigureTable titleId={titleId} heads={heads} bars={bars} />
            </Muted>
          </>
        )}
      </Stack>
    </section>
  );
}

/** The values of the lines, from the top: round, and none of them between two people. */
export function scaleFor(highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const top = [1, 2, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= highest);
  const whole = top ?? highest;
  return whole % 2 === 0 ? [whole, whole / 2, 0] : [whole, 0];
}

function Bars({
  bars,
  highest,
  ticksEvery,
}: Pick<BarChartProps, 'bars' | 'ticksEvery'> & { highest: number }) {
  const scale = scaleFor(highest);
  const top = scale[0] ?? highest;
  return (
    <div aria-hidden="true" className={styles.chart}>
      <div className={styles.scale}>
        {scale.map((value) => (
          <span key={value}>{formatNumber(value)}</span>
        ))}
      </div>
      <div className={styles.bars}>
        {scale.map((value) => (
          <span key={value} className={styles.line} style={{ bottom: `${(value / top) * 100}%` }} />
        ))}
        {bars.map(({ label, tick, count }, index) => (
          <div key={label} className={styles.column} title={`${label}: ${formatNumber(count)}`}>
            <span
              className={styles.bar}
              data-empty={count === 0}
              style={{ height: `${(count / top) * 100}%` }}
            />
            {(bars.length - 1 - index) % ticksEvery === 0 && (
              <span className={styles.tick}>{tick}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function FigureTable({
  titleId,
  heads,
  bars,
}: Pick<BarChartProps, 'heads' | 'bars'> & { titleId: string }) {
  return (
    <table aria-labelledby={titleId} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
