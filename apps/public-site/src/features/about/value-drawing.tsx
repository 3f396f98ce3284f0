import styles from './value-drawing.module.css';

/** In the style of the mark: traces that bend at 45 degrees and end in vias, one of them highlighted. */
const drawings = {
  // Two interlaced rings.
  brotherhood: {
    trace: 'M45 70H27L14 57V39L27 26H45L58 39V57L51 64M0 48H9',
    live: 'M51 26H69L82 39V57L69 70H51L38 57V39L45 32M87 48H96',
    vias: ['14 48', '82 48'],
  },
  // A chip with the star at its core.
  professionalism: {
    trace:
      'M31 31H65V65H31ZM40 31V20M48 31V14M56 31V20M40 65V76M48 65V82M56 65V76M31 40H20M31 48H14M31 56H20M65 40H76M65 48H82M65 56H76',
    live: 'M60.0 48.0L56.5 51.5L56.5 56.5L51.5 56.5L48.0 60.0L44.5 56.5L39.5 56.5L39.5 51.5L36.0 48.0L39.5 44.5L39.5 39.5L44.5 39.5L48.0 36.0L51.5 39.5L56.5 39.5L56.5 44.5Z',
    vias: ['48 9', '48 87', '9 48', '87 48'],
  },
  // A shield with one continuous trace.
  integrity: {
    trace: 'M48 10L78 22V50L48 86L18 50V22Z',
    live: 'M37 49L45 57L59 43',
    vias: ['33.5 45.5', '62.5 39.5'],
  },
  // A lamp with a resistor symbol as its filament.
  innovation: {
    trace: 'M39 16H57L70 29V46L59 57V68H37V57L26 46V29ZM38 76H58M43 84H53M48 9V4M18 38H12M78 38H84',
    live: 'M42 68V52L38 46L45 40L51 46L57 40L54 52V68',
    vias: ['7 38', '89 38'],
  },
};

export function ValueDrawing({ of }: { of: keyof typeof drawings }) {
  const { trace, live, vias } = drawings[of];
  return (
    <svg className={styles.drawing} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <path d={trace} />
      <path className={styles.live} d={live} />
      {vias.map((via) => (
        <circle key={via} className={styles.via} r="4.5" transform={`translate(${via})`} />
      ))}
    </svg>
  );
}
