import { circlePath, linePath, type Point, point, polar, viaPath } from './geometry.ts';
import { crossings, starPath, tips } from './khatam.ts';
import { palette } from './palette.ts';
import { svg, tag } from './svg.ts';

const width = 160;
const height = 120;
const centre = point(80, 60);

function trace(d: string, colour: string = palette.line, dash = ''): string {
  const attributes = {
    fill: 'none',
    stroke: colour,
    'stroke-width': 2.5,
    'stroke-linejoin': 'round',
  };
  return tag('path', { ...attributes, ...(dash && { 'stroke-dasharray': dash }), d });
}

function vias(points: Point[], colour: string = palette.line, radius = 4.5): string {
  return tag('path', { fill: colour, d: points.map((p) => viaPath(p, radius)).join('') });
}

/** Traces that run into the picture from both sides, as if the star sat on a larger board. */
function leads(): string {
  return (
    trace(linePath([point(0, 42), point(14, 42), point(32, 60), point(36, 60)])) +
    trace(linePath([point(160, 78), point(146, 78), point(128, 60), point(124, 60)]))
  );
}

function corners(radius: number, from = 0, count = 16): Point[] {
  const inner = crossings(centre, radius);
  const all = tips(centre, radius).flatMap((tip, index) => [tip, inner[index] ?? tip]);
  return Array.from({ length: count }, (_, index) => all[(from + index) % all.length] ?? centre);
}

/** A star that waits for its last traces: nothing here yet. */
function openDrawing(): string {
  const drawn = corners(44, 0, 13);
  const missing = corners(44, 12, 5);
  return (
    leads() +
    trace(starPath(centre, 22)) +
    trace(linePath(drawn)) +
    trace(linePath(missing), palette.copper400, '1 5') +
    vias(corners(44, 2, 1).concat(corners(44, 4, 1), corners(44, 6, 1), corners(44, 8, 1))) +
    vias(corners(44, 12, 1).concat(corners(44, 0, 1)), palette.copper600)
  );
}

function searchDrawing(): string {
  const lens = point(72, 52);
  const handle = [polar(lens, 34, 1), polar(lens, 58, 1), point(124, 93)];
  return (
    trace(starPath(lens, 20)) +
    vias(
      [0, 2, 4, 6].map((eighth) => polar(lens, 20, eighth)),
      palette.line,
      4,
    ) +
    trace(linePath([point(0, 30), point(18, 30), point(38, 50)])) +
    trace(linePath([point(160, 40), point(126, 40), point(106, 52)])) +
    trace(circlePath(lens, 34), palette.copper600) +
    trace(linePath(handle.slice(0, 2)), palette.copper600) +
    vias([polar(lens, 62, 1)], palette.copper600, 5.5)
  );
}

function calendarDrawing(): string {
  const days = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => point(48 + column * 16, 54 + row * 18)),
  );
  const today = days[7] ?? centre;
  const frame = 'M34 24H126L132 30V104L126 110H34L28 104V30Z';
  return (
    trace(linePath([point(0, 70), point(28, 70)])) +
    trace(linePath([point(132, 48), point(160, 48)])) +
    trace(`${frame}M28 42H132`) +
    trace('M52 14V28M108 14V28') +
    tag('path', {
      fill: palette.line,
      d: days
        .filter((day) => day !== today)
        .map((day) => circlePath(day, 2.6))
        .join(''),
    }) +
    tag('path', {
      fill: palette.copper600,
      'fill-rule': 'evenodd',
      d: starPath(today, 10) + circlePath(today, 3, true),
    })
  );
}

function inboxDrawing(): string {
  const star = point(80, 36);
  return (
    trace('M36 66L26 76V104H134V76L124 66') +
    trace('M26 82H56L64 92H96L104 82H134') +
    trace('M0 96H26M134 96H160') +
    trace(starPath(star, 22), palette.copper600) +
    vias([star], palette.copper600, 5) +
    trace('M80 64V76', palette.copper400, '1 5')
  );
}

/** The star has come apart, and the line is cut between two vias. */
function brokenDrawing(): string {
  const apart = (points: Point[], shift: number) => points.map(({ x, y }) => point(x + shift, y));
  return (
    trace(linePath([point(0, 78), point(10, 78), point(28, 60), point(62, 60)])) +
    trace(linePath([point(160, 42), point(150, 42), point(132, 60), point(98, 60)])) +
    trace(linePath(apart(corners(44, 5, 7), -5))) +
    trace(linePath(apart(corners(44, 13, 7), 5))) +
    vias([point(66, 60), point(94, 60)], palette.copper600, 5.5) +
    trace('M80 45V52M80 68V75M74 54L76 56M86 66L84 64M86 54L84 56M74 66L76 64', palette.copper400)
  );
}

export function emptyStateDrawings(): Record<string, string> {
  return {
    broken: svg(width, height, brokenDrawing()),
    calendar: svg(width, height, calendarDrawing()),
    inbox: svg(width, height, inboxDrawing()),
    open: svg(width, height, openDrawing()),
    search: svg(width, height, searchDrawing()),
  };
}
