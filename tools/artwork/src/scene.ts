import { circlePath, linePath, point, viaPath } from './geometry.ts';
import { latticeCentres, nestingRatio, starPath } from './khatam.ts';
import { tower, wires } from './landscape.ts';
import { palette } from './palette.ts';
import { linearGradient, svg, tag } from './svg.ts';

const width = 800;
const height = 600;

const {
  night900,
  night800,
  night700,
  steel,
  mist,
  white,
  copper600,
  copper400,
  amber400,
  amber300,
} = palette;

function fill(colour: string, d: string, opacity = 1): string {
  return tag('path', { fill: colour, ...(opacity < 1 && { opacity }), d });
}

function line(colour: string, strokeWidth: number, d: string): string {
  return tag('path', {
    fill: 'none',
    stroke: colour,
    'stroke-width': strokeWidth,
    'stroke-linejoin': 'round',
    d,
  });
}

/** A pointed arch with its foot at x, y. */
function arch(x: number, y: number, halfWidth: number, rise: number): string {
  const spring = y - rise * 0.55;
  return `M${x - halfWidth} ${y}V${spring}Q${x - halfWidth} ${y - rise * 0.85} ${x} ${y - rise}Q${x + halfWidth} ${y - rise * 0.85} ${x + halfWidth} ${spring}V${y}Z`;
}

function sky(from: string, to: string, star: string, x: number, y: number, radius: number): string {
  const at = point(x, y);
  const rings = [radius, radius * nestingRatio].map((r) => line(star, 4, starPath(at, r))).join('');
  return (
    tag('defs', {}, linearGradient('sky', from, to)) +
    tag('rect', { width, height, fill: 'url(#sky)' }) +
    rings
  );
}

/** The campus at dusk: arcade, dome, Malay roofs, and the line that carries the current away. */
export function campusSvg(): string {
  const arcade = [190, 260, 330, 400, 470, 540, 610].map((x) => arch(x, 510, 25, 105)).join('');
  const lamps = [225, 295, 365, 435, 505, 575].map((x) => circlePath(point(x, 452), 4)).join('');
  return svg(
    width,
    height,
    sky(night900, '#27508f', night700, 400, 250, 300) +
      fill(amber400, starPath(point(640, 130), 46)) +
      fill(night900, circlePath(point(640, 130), 16)) +
      fill(night800, 'M0 470Q160 400 330 450T800 420V600H0Z') +
      wires(point(-80, 500), 300, point(92, 500), 250, mist) +
      wires(point(92, 500), 250, point(730, 480), 170, steel) +
      tower(point(92, 500), 250, mist, 4) +
      tower(point(730, 480), 170, steel, 3) +
      // The roofs rise towards their ends as those of Riau do.
      fill(copper600, 'M130 400Q150 372 146 352Q400 404 654 352Q650 372 670 400Z') +
      fill(copper400, 'M290 352Q308 330 306 312Q400 334 494 312Q492 330 510 352Q400 372 290 352Z') +
      fill(amber300, 'M340 314C340 262 372 246 400 214C428 246 460 262 460 314Q400 326 340 314Z') +
      line(amber300, 4, 'M400 216V184') +
      fill(amber300, starPath(point(400, 178), 11)) +
      fill('#f4e7d6', 'M150 400H650V520H150Z') +
      fill('#e3cfb6', 'M150 400H650V414H150Z') +
      fill(night700, arcade) +
      fill(amber300, arch(400, 510, 25, 105)) +
      fill(amber300, lamps) +
      fill('#d9c3a6', 'M120 510H680V530H120Z') +
      fill('#0e4a39', 'M0 528H800V600H0Z') +
      fill('#e3cfb6', 'M376 530H424L470 600H330Z') +
      fill('#14604a', palms()),
  );
}

function palms(): string {
  return [40, 700, 766]
    .map((x) => {
      const fronds = [-50, -25, 25, 50]
        .map(
          (reach) =>
            `M${x} 440Q${x + reach} ${412} ${x + reach * 1.3} 462Q${x + reach * 0.7} 432 ${x} 440Z`,
        )
        .join('');
      return `M${x - 4} 440H${x + 4}L${x + 7} 532H${x - 7}Z${fronds}`;
    })
    .join('');
}

/** A laboratory bench: the oscilloscope, the first board, a lamp. Where the association began. */
export function workbenchSvg(): string {
  const wave = Array.from({ length: 61 }, (_, i) =>
    point(190 + i * 4, 268 - Math.sin(i / 4.8) * 44),
  );
  const knobs = [210, 268, 326].map((y) => viaPath(point(500, y), 17)).join('');
  const board = latticeCentres(190, 20, 24).slice(0, 5);
  return svg(
    width,
    height,
    sky('#f4dcc5', palette.copper100, '#ecc9a5', 320, 250, 330) +
      line(copper600, 10, 'M690 470V250L610 150') +
      fill(copper600, 'M560 190L604 122L660 166L628 214Z') +
      fill(amber300, 'M566 196L628 214L560 470H330Z', 0.35) +
      fill(
        night800,
        'M140 170H560A16 16 0 0 1 576 186V420A16 16 0 0 1 560 436H140A16 16 0 0 1 124 420V186A16 16 0 0 1 140 170Z',
      ) +
      fill(night900, 'M160 196H450V356H160Z') +
      line(
        night700,
        2,
        'M160 236H450M160 276H450M160 316H450M218 196V356M276 196V356M334 196V356M392 196V356',
      ) +
      line(amber400, 6, linePath(wave)) +
      fill(mist, knobs) +
      fill(steel, 'M160 380H450V410H160Z') +
      fill(amber400, [180, 214, 248].map((x) => circlePath(point(x, 395), 7)).join('')) +
      fill('#7a4a22', 'M0 470H800V500H0Z') +
      fill('#5f3717', 'M0 500H800V600H0Z') +
      line('#5f3717', 4, 'M150 436V470M550 436V470') +
      fill('#0b4f38', 'M590 420L760 420L740 470H570Z') +
      line(palette.green200, 3, 'M600 432L650 432L660 446L730 446M590 458L640 458L652 440') +
      fill(
        amber400,
        [600, 728, 592].map((x, i) => circlePath(point(x, [432, 446, 458][i] ?? 432), 5)).join(''),
      ) +
      fill(white, [40, 58, 76].map((y) => `M40 ${y + 366}H104V${y + 378}H40Z`).join('')) +
      fill(copper600, 'M36 466H108V470H36Z') +
      fill(night700, 'M112 470V408H120V470Z') +
      line(copper400, 3, board.map(({ x }) => starPath(point(x * 3.4 + 60, 556), 26)).join('')),
  );
}
