import styles from './map-drawing.module.css';

/** A town as a circuit board: the river in the north, the main roads, the lanes between them. */
const river = 'M-20 92L180 92L250 62L420 62L500 96L700 96L770 66L930 66L1010 102L1220 102';
const roads =
  'M-20 330H300L360 270H840L900 330H1220M600 420V-20M180 420V260L320 120V-20M1020 420V300L880 160V-20M-20 200H160L220 260';
const lanes =
  'M60 420V330M-20 262H120L188 330M320 190H520L600 270M420 420V270M500 190V140H600M700 270V180H880M780 420V270M700 180L660 140H600M960 330V420M1080 330V240L1220 240M1080 240L1000 160H880M600 350H720L780 410M420 340H540L600 400';
const crossings = [
  '600 270',
  '320 190',
  '880 180',
  '420 270',
  '780 270',
  '1080 330',
  '180 330',
  '700 180',
];

export function MapDrawing({ label }: { label: string }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className={styles.river} d={river} />
      <path className={styles.lane} d={lanes} />
      <path className={styles.road} d={roads} />
      {crossings.map((crossing) => (
        <circle key={crossing} className={styles.via} r="6" transform={`translate(${crossing})`} />
      ))}
    </svg>
  );
}
