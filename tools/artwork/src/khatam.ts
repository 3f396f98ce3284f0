import {
  between,
  distance,
  linePath,
  offsetLine,
  type Point,
  point,
  polar,
  shifted,
  unit,
} from './geometry.ts';

/**
 * The khatam: two squares, one on its corner. All its lines run at 0, 45 or 90 degrees, which is also how
 * traces are routed on a circuit board; the whole identity rests on this coincidence.
 */
const cornersOf = { square: [1, 3, 5, 7], diamond: [0, 2, 4, 6] } as const;

export type Half = keyof typeof cornersOf;

/** The radius of the eight inner corners, where the squares cross. */
const crossingRatio = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** A star scaled by this fits inside with its tips on the sides of the outer one. */
export const nestingRatio = Math.SQRT1_2;

export function tips(centre: Point, radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => polar(centre, radius, eighth));
}

export function crossings(centre: Point, radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) =>
    polar(centre, radius * crossingRatio, eighth + 0.5),
  );
}

/** The outline with its sixteen corners. */
export function starPath(centre: Point, radius: number): string {
  const inner = crossings(centre, radius);
  const corners = tips(centre, radius).flatMap((tip, index) => [tip, inner[index] ?? tip]);
  return linePath(corners, true);
}

interface Weave {
  width: number;
  /** Free space on both sides of a strand that passes above. */
  clearance: number;
  /** Where the strands end before the tips, for the vias that sit there; 0 = they turn the corner. */
  tipGap?: number;
}

/**
 * One of the squares as filled strands of a weave: interrupted wherever the other one passes above,
 * over and under in turn all the way round, and cut parallel to it.
 */
export function wovenPath(centre: Point, radius: number, half: Half, weave: Weave): string {
  const { width, clearance, tipGap = 0 } = weave;
  const gap = (width / 2 + clearance) * Math.SQRT2;
  const under = Math.SQRT1_2;
  const corners = cornersOf[half].map((eighth) => polar(centre, radius, eighth));
  const at = (index: number) => corners[(index + corners.length) % corners.length] ?? centre;

  return corners
    .map((corner, index) => {
      const from = along(at(index - 1), corner, under, gap);
      const to = along(corner, at(index + 1), under, -gap);
      if (tipGap === 0) return strand([from, corner, to], width / 2, 'both');
      const arrival = along(at(index - 1), corner, 1, -tipGap);
      const departure = along(corner, at(index + 1), 0, tipGap);
      return strand([from, arrival], width / 2, 'from') + strand([departure, to], width / 2, 'to');
    })
    .join('');
}

function along(from: Point, to: Point, share: number, shift: number): Point {
  return between(from, to, share + shift / distance(from, to));
}

/** A line with a width; the ends named by `cut` are slanted by 45 degrees, as the strand above them runs. */
function strand(line: Point[], halfWidth: number, cut: 'from' | 'to' | 'both'): string {
  const left = offsetLine(line, halfWidth);
  const right = offsetLine(line, -halfWidth);
  const last = line.length - 1;
  if (cut !== 'to') slant(left, right, 0, 1, halfWidth);
  if (cut !== 'from') slant(left, right, last, last - 1, -halfWidth);
  return linePath([...right, ...left.reverse()], true);
}

function slant(left: Point[], right: Point[], end: number, inner: number, length: number): void {
  for (const [edge, sign] of [
    [left, 1],
    [right, -1],
  ] as const) {
    const [tip, neighbour] = [edge[end], edge[inner]];
    if (tip && neighbour) edge[end] = shifted(tip, unit(tip, neighbour), sign * length);
  }
}

/** Centres of a field of touching stars (with crosses in between) that covers the given box. */
export function latticeCentres(width: number, height: number, radius: number): Point[] {
  const centres: Point[] = [];
  for (let y = 0; y <= height + radius; y += radius * 2) {
    for (let x = 0; x <= width + radius; x += radius * 2) centres.push(point(x, y));
  }
  return centres;
}
