import { circlePath, point, viaPath } from './geometry.ts';
import { nestingRatio, starPath } from './khatam.ts';
import { palette } from './palette.ts';
import { svg, tag } from './svg.ts';

/** One star of the endless field of stars and crosses; it repeats without a seam. */
export function bannerPattern(): string {
  const side = 112;
  const half = side / 2;
  const centre = point(half, half);
  const touching = [point(half, 0), point(half, side), point(0, half), point(side, half)];
  const cross = [point(0, 0), point(side, 0), point(0, side), point(side, side)];
  const line = { fill: 'none', stroke: palette.night700, 'stroke-width': 1.5 };
  return svg(
    side,
    side,
    tag('path', { ...line, d: starPath(centre, half) + starPath(centre, half * nestingRatio) }) +
      tag('path', { ...line, d: crossArms(side, half * 0.41) }) +
      tag('path', {
        fill: palette.night900,
        d: [...touching, centre].map((p) => circlePath(p, 5)).join(''),
      }) +
      tag('path', {
        fill: palette.steel,
        d:
          [...touching, centre].map((p) => viaPath(p, 4)).join('') +
          cross.map((p) => circlePath(p, 2.5)).join(''),
      }),
  );
}

/** The four arms of the cross that lies between four stars, a quarter of it in every corner of the tile. */
function crossArms(side: number, length: number): string {
  const far = side - length;
  return [0, side]
    .map(
      (edge) =>
        `M0 ${edge}H${length}M${side} ${edge}H${far}M${edge} 0V${length}M${edge} ${side}V${far}`,
    )
    .join('');
}

/** The ornament above section titles: a trace with one bend that ends in a via. Used as a mask, hence black. */
export function titleTrace(): string {
  const line = { fill: 'none', stroke: '#000', 'stroke-width': 2.5, 'stroke-linejoin': 'round' };
  return svg(
    72,
    16,
    tag('path', { ...line, d: 'M0 13H36L44 5H58' }) + tag('path', { d: viaPath(point(63, 5), 5) }),
  );
}
