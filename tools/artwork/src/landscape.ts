import { circlePath, linePath, type Point, point } from './geometry.ts';
import { starPath } from './khatam.ts';
import type { Scheme } from './poster-scenes.ts';
import { tag } from './svg.ts';

/** A lattice tower for high voltage, standing on `foot`. */
export function tower(foot: Point, height: number, colour: string, width: number): string {
  const at = (x: number, y: number) => point(foot.x + x * height, foot.y - y * height);
  const leg = (side: number) => [at(0.16 * side, 0), at(0.055 * side, 0.55), at(0.03 * side, 1)];
  const levels = [0.02, 0.2, 0.36, 0.5];
  const braces = levels.map((y, index) => {
    const next = levels[index + 1] ?? 0.62;
    const half = (share: number) => 0.16 - 0.19 * share;
    return (
      linePath([at(-half(y), y), at(Math.max(half(next), 0.05), next)]) +
      linePath([at(half(y), y), at(-Math.max(half(next), 0.05), next)])
    );
  });
  const arms = armHeights.map((y) =>
    linePath([at(-armReach, y), at(armReach, y), at(0, y + 0.06), at(-armReach, y)]),
  );
  return tag('path', {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    d: linePath(leg(-1)) + linePath(leg(1)) + braces.join('') + arms.join(''),
  });
}

const armHeights = [0.62, 0.76, 0.9];
const armReach = 0.2;

/** The lines between two towers sag as real ones do. */
export function wires(
  from: Point,
  fromHeight: number,
  to: Point,
  toHeight: number,
  colour: string,
): string {
  const paths = armHeights.flatMap((y) =>
    [-1, 1].map((side) => {
      const a = point(from.x + armReach * fromHeight * side, from.y - y * fromHeight);
      const b = point(to.x + armReach * toHeight * side, to.y - y * toHeight);
      const sag = point((a.x + b.x) / 2, (a.y + b.y) / 2 + Math.abs(b.x - a.x) * 0.16);
      return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${sag.x.toFixed(1)} ${sag.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    }),
  );
  return tag('path', { fill: 'none', stroke: colour, 'stroke-width': 2.5, d: paths.join('') });
}

/** Transmission line over hills and a river, under a star for a sun. */
export function fieldtrip({ line, strong, pale, solid }: Scheme): string {
  const near = { foot: point(300, 590), height: 430 };
  const middle = { foot: point(690, 520), height: 270 };
  const far = { foot: point(960, 474), height: 170 };
  return (
    // A plain sky: the field of stars would fight with the wires.
    tag('rect', { width: 1200, height: 675, fill: 'url(#ground)' }) +
    tag('path', { fill: strong, d: starPath(point(905, 210), 96) }) +
    tag('path', { fill: pale, d: circlePath(point(905, 210), 40) }) +
    tag('path', {
      fill: line,
      opacity: 0.45,
      d: 'M0 470Q180 360 380 440T760 430T1200 400V675H0Z',
    }) +
    tag('path', { fill: line, d: 'M0 530Q260 430 520 510T1200 470V675H0Z' }) +
    tag('path', { fill: solid, d: 'M0 600Q300 530 620 590T1200 560V675H0Z' }) +
    tag('path', {
      fill: pale,
      opacity: 0.75,
      d: 'M760 675Q900 620 820 585T900 520L916 520Q850 560 900 590T940 675Z',
    }) +
    wires(point(-160, 640), 560, near.foot, near.height, solid) +
    wires(near.foot, near.height, middle.foot, middle.height, solid) +
    wires(middle.foot, middle.height, far.foot, far.height, solid) +
    wires(far.foot, far.height, point(1230, 450), 120, solid) +
    tower(near.foot, near.height, solid, 7) +
    tower(middle.foot, middle.height, solid, 5) +
    tower(far.foot, far.height, solid, 3.5)
  );
}
