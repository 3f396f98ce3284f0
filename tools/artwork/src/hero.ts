import { circlePath, linePath, offsetLine, type Point, point, polar, viaPath } from './geometry.ts';
import { crossings, latticeCentres, nestingRatio, starPath, tips, wovenPath } from './khatam.ts';
import { palette } from './palette.ts';
import { type Random, seededRandom } from './random.ts';
import { linearGradient, svg, tag } from './svg.ts';

interface Board {
  width: number;
  height: number;
  /** Where the great star sits, and its radius; the words stand on the other side. */
  centre: Point;
  radius: number;
  /** On a telephone the words stand below the star: the board sinks into the night there. */
  hasWordsBelow?: boolean;
}

/** The great star, its traces running out over the whole board; calm where the words are. */
export function heroSvg(board: Board): string {
  const { width, height } = board;
  return svg(
    width,
    height,
    tag('defs', {}, definitions(board)) +
      tag('rect', { width, height, fill: 'url(#ground)' }) +
      tag('rect', { width, height, fill: 'url(#glow)' }) +
      tag('g', { mask: 'url(#calm)' }, field(board) + bundles(board)) +
      star(board) +
      (board.hasWordsBelow ? tag('rect', { width, height, fill: 'url(#sink)' }) : ''),
  );
}

function definitions({ width, height, centre, radius }: Board): string {
  const at = { cx: centre.x, cy: centre.y, gradientUnits: 'userSpaceOnUse' };
  const stop = (offset: number, colour: string, opacity = 1) =>
    tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  return (
    linearGradient('ground', palette.night900, palette.night950) +
    tag(
      'radialGradient',
      { id: 'glow', ...at, r: radius * 2.1 },
      stop(0, palette.night700, 0.95) +
        stop(0.45, palette.night800, 0.7) +
        stop(1, palette.night900, 0),
    ) +
    tag(
      'radialGradient',
      { id: 'reach', ...at, r: Math.max(width, height) * 0.78 },
      stop(0.3, '#fff') + stop(0.62, '#fff', 0.42) + stop(1, '#fff', 0.1),
    ) +
    tag('mask', { id: 'calm' }, tag('rect', { width, height, fill: 'url(#reach)' })) +
    tag(
      'linearGradient',
      { id: 'sink', x1: 0, x2: 0, y1: 0.3, y2: 0.62 },
      stop(0, palette.night950, 0) + stop(1, palette.night950, 0.86),
    ) +
    linearGradient('copper', palette.amber300, palette.copper600) +
    linearGradient('silver', palette.mist, palette.steel)
  );
}

/** The endless field of stars and crosses, barely lighter than the night. */
function field({ width, height, centre, radius }: Board): string {
  const cell = radius / 4;
  const start = { x: centre.x % (cell * 2), y: centre.y % (cell * 2) };
  const stars = latticeCentres(width, height, cell)
    .map(({ x, y }) => point(x + start.x - cell * 2, y + start.y - cell * 2))
    .map((p) => starPath(p, cell))
    .join('');
  return tag('path', {
    fill: 'none',
    stroke: palette.night700,
    'stroke-width': 1.5,
    opacity: 0.55,
    d: stars,
  });
}

interface Bundle {
  start: Point;
  direction: number;
  /** Which way it bends by 45 degrees: always away from its neighbours, so that no two bundles meet. */
  bend: 1 | -1;
  lengths: [number, number, number];
  lanes: number;
  /** The lane that carries current. */
  live: number;
}

/** Out of every tip and every crossing leaves a bundle of lanes, as buses leave a chip. */
function bundles({ centre, radius }: Board): string {
  const random = seededRandom(2003);
  const unit = radius / 10;
  const fromTips = tips(centre, radius * 1.07).map((start, eighth): Bundle => {
    const isOnAxis = eighth % 2 === 0;
    const bend = eighth % 4 === 1 ? 1 : -1;
    return isOnAxis
      ? { start, direction: eighth, bend, lengths: [random.between(5, 9), 0, 0], lanes: 5, live: 2 }
      : {
          start,
          direction: eighth,
          bend,
          lengths: [2.2, random.between(3, 5), 12],
          lanes: 5,
          live: 2,
        };
  });
  const fromCrossings = crossings(centre, radius * 1.1).map((start, eighth): Bundle => {
    const isBefore = eighth % 2 === 0;
    return {
      start,
      direction: isBefore ? eighth : eighth + 1,
      bend: isBefore ? 1 : -1,
      lengths: [random.between(1, 3), 1.8, random.between(5, 9)],
      lanes: 3,
      live: eighth % 3 === 0 ? 1 : -1,
    };
  });
  return [...fromTips, ...fromCrossings].map((item) => bundle(item, unit, random)).join('');
}

function bundle(item: Bundle, unit: number, random: Random): string {
  const { start, direction, bend, lanes, live } = item;
  const [first, second, third] = item.lengths;
  const line = [start, polar(start, unit * first, direction)];
  if (second > 0) line.push(polar(line.at(-1) ?? start, unit * second, direction + bend));
  if (third > 0) line.push(polar(line.at(-1) ?? start, unit * third, direction));
  return Array.from({ length: lanes }, (_, lane) => {
    const shift = (lane - (lanes - 1) / 2) * unit * 0.42;
    return routed(shortened(offsetLine(line, shift), random), unit, lane === live);
  }).join('');
}

/** Lanes of a bundle leave it one after the other. */
function shortened(line: Point[], random: Random): Point[] {
  const [beforeLast, last] = [line.at(-2), line.at(-1)];
  if (!beforeLast || !last) return line;
  const share = random.between(0.35, 1);
  const end = point(
    beforeLast.x + (last.x - beforeLast.x) * share,
    beforeLast.y + (last.y - beforeLast.y) * share,
  );
  return [...line.slice(0, -1), end];
}

function routed(line: Point[], unit: number, isLive: boolean): string {
  const [first, last] = [line.at(0), line.at(-1)];
  if (!first || !last) return '';
  const colour = isLive ? palette.copper400 : palette.steel;
  const path = { fill: 'none', stroke: colour, 'stroke-linejoin': 'round' };
  return (
    tag('path', { ...path, 'stroke-width': isLive ? 3 : 2.25, d: linePath(line) }) +
    tag('path', {
      fill: isLive ? palette.amber400 : palette.steel,
      d: viaPath(last, unit * (isLive ? 0.2 : 0.16)) + circlePath(first, unit * 0.09),
    })
  );
}

function star({ centre, radius }: Board): string {
  const weave = { width: radius * 0.075, clearance: radius * 0.018 };
  const nested = [1, 2, 3].map((level) => radius * nestingRatio ** level);
  const outline = { fill: 'none', 'stroke-linejoin': 'round' };
  const [inner = radius, middle = radius, core = radius] = nested;
  return [
    tag('path', { fill: palette.night900, opacity: 0.72, d: starPath(centre, radius) }),
    tag('path', {
      ...outline,
      stroke: palette.steel,
      'stroke-width': 2.5,
      d: starPath(centre, inner * 0.93),
    }),
    tag('path', {
      ...outline,
      stroke: palette.steel,
      'stroke-width': 2,
      d: starPath(centre, middle),
    }),
    tag('path', {
      ...outline,
      stroke: palette.copper400,
      'stroke-width': 3,
      d: starPath(centre, core),
    }),
    spokes(centre, core, inner * 0.93),
    tag('path', { fill: 'url(#silver)', d: wovenPath(centre, radius, 'square', weave) }),
    tag('path', {
      fill: 'url(#copper)',
      d: wovenPath(centre, radius, 'diamond', { ...weave, tipGap: radius * 0.07 }),
    }),
    tag('path', {
      fill: palette.amber400,
      d: [0, 2, 4, 6]
        .map((eighth) => viaPath(polar(centre, radius, eighth), radius * 0.088))
        .join(''),
    }),
    tag('path', { fill: palette.amber300, d: viaPath(centre, radius * 0.085) }),
    tag('path', {
      ...outline,
      stroke: palette.copper400,
      'stroke-width': 2,
      d: circlePath(centre, radius * 0.14),
    }),
  ].join('');
}

/** From the core outwards, ending in vias where the stars touch. */
function spokes(centre: Point, from: number, to: number): string {
  const eighths = [0, 1, 2, 3, 4, 5, 6, 7];
  const lines = eighths
    .map((e) => linePath([polar(centre, from, e), polar(centre, to, e)]))
    .join('');
  const ends = eighths.map((e) => viaPath(polar(centre, to, e), from * 0.065)).join('');
  const joints = crossings(centre, from)
    .map((p) => circlePath(p, from * 0.03))
    .join('');
  return (
    tag('path', { fill: 'none', stroke: palette.steel, 'stroke-width': 2, d: lines }) +
    tag('path', { fill: palette.mist, d: ends }) +
    tag('path', { fill: palette.amber400, d: joints })
  );
}
