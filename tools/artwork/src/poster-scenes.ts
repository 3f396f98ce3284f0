import { circlePath, linePath, offsetLine, point, polar, viaPath } from './geometry.ts';
import { nestingRatio, starPath, tips, wovenPath } from './khatam.ts';
import { fieldtrip } from './landscape.ts';
import { tag } from './svg.ts';

export interface Scheme {
  ground: [string, string];
  field: string;
  line: string;
  strong: string;
  pale: string;
  solid: string;
}

export type Scene = 'seminar' | 'workshop' | 'gathering' | 'webinar' | 'fieldtrip' | 'lainnya';

const centre = point(600, 337);

export const scenes: Record<Scene, (scheme: Scheme) => string> = {
  seminar,
  workshop,
  gathering,
  webinar,
  fieldtrip,
  lainnya,
};

function stroke(colour: string, width: number, d: string): string {
  return tag('path', {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    d,
  });
}

function fill(colour: string, d: string): string {
  return tag('path', { fill: colour, d });
}

function box(colour: string, x: number, y: number, width: number, height: number, rx = 0): string {
  return tag('rect', { x, y, width, height, rx, fill: colour });
}

/** A microphone; the word goes out in stars. */
function seminar({ ground, line, strong, pale, solid }: Scheme): string {
  const head = point(600, 250);
  const waves = [520, 400, 290]
    .map((radius, index) => stroke(index === 1 ? strong : line, 5, starPath(head, radius)))
    .join('');
  const grille = [200, 228, 256, 284].map((y) => stroke(solid, 5, `M556 ${y}H644`)).join('');
  return (
    waves +
    fill(ground[0], starPath(head, 205)) +
    stroke(line, 5, starPath(head, 205)) +
    box(pale, 538, 140, 124, 226, 62) +
    grille +
    stroke(strong, 14, 'M500 270V300A100 100 0 0 0 700 300V270') +
    stroke(strong, 14, 'M600 400V520') +
    fill(solid, 'M360 675L400 520H800L840 675Z') +
    fill(strong, 'M384 506H816V534H384Z')
  );
}

/** A board under the soldering iron. */
function workshop({ line, strong, pale, solid }: Scheme): string {
  const chip = { x: 430, y: 200, size: 280 };
  const pins = [0, 1, 2, 3, 4, 5].map((index) => 234 + index * 42);
  const legs = pins
    .map((y) => box(pale, 398, y - 9, 34, 18, 4) + box(pale, 708, y - 9, 34, 18, 4))
    .join('');
  const lanes = pins.map((y, index) => {
    const spread = (index - 2.5) * 34;
    const left = [
      point(398, y),
      point(330, y),
      point(330 - Math.abs(spread), y + spread),
      point(-10, y + spread),
    ];
    const right = [
      point(742, y),
      point(830, y),
      point(830 + Math.abs(spread), y + spread),
      point(1210, y + spread),
    ];
    const colour = index === 1 || index === 4 ? strong : line;
    return stroke(colour, 6, linePath(left) + linePath(right));
  });
  const iron = [point(664, 262), point(1010, -84)];
  return (
    lanes.join('') +
    legs +
    box(solid, chip.x, chip.y, chip.size, chip.size, 18) +
    stroke(line, 4, starPath(point(570, 340), 96)) +
    fill(strong, viaPath(point(570, 340), 26)) +
    fill(line, circlePath(point(462, 232), 10)) +
    stroke(pale, 16, linePath(iron)) +
    stroke(strong, 58, linePath([point(790, 136), point(1010, -84)])) +
    fill(pale, circlePath(point(655, 271), 15))
  );
}

/** Everybody round one table. */
function gathering({ line, strong, pale, solid, ground }: Scheme): string {
  const seats = tips(centre, 262);
  const skins = ['#e8b98f', '#c98d5c', '#d9a273', '#b0764a'];
  const people = seats.map((seat, index) => {
    const hair =
      index % 2 === 0 ? '#2a2022' : ([strong, '#7a93bd', '#8a4b57', pale][(index - 1) / 2] ?? pale);
    const shoulder = polar(centre, 290, index);
    return (
      fill(index % 2 === 0 ? solid : line, circlePath(shoulder, 60)) +
      fill(hair, circlePath(seat, 44)) +
      fill(skins[index % 4] ?? pale, circlePath(polar(centre, 248, index), 29))
    );
  });
  const table =
    people.join('') +
    fill(ground[0], starPath(centre, 214)) +
    stroke(line, 5, starPath(centre, 214)) +
    fill(strong, wovenPath(centre, 168, 'diamond', { width: 18, clearance: 5 })) +
    fill(
      pale === '#ffffff' ? solid : pale,
      wovenPath(centre, 168, 'square', { width: 18, clearance: 5 }),
    ) +
    fill(strong, viaPath(centre, 26));
  return tag('g', { transform: 'translate(600 337) scale(.84) translate(-600 -337)' }, table);
}

/** A screen with a signal, and those who listen. */
function webinar({ line, strong, pale, solid }: Scheme): string {
  const wave = Array.from({ length: 97 }, (_, index) => {
    const x = 340 + index * 5;
    const swell = Math.sin((index / 96) * Math.PI);
    return point(x, 272 - Math.sin(index / 5) * 92 * swell);
  });
  const listeners = [0, 1, 2, 3, 4].map((index) => {
    const x = 356 + index * 104;
    return (
      box(index === 2 ? strong : line, x, 400, 80, 60, 10) +
      fill(pale, circlePath(point(x + 40, 422), 12)) +
      fill(pale, `M${x + 18} 460C${x + 18} 430 ${x + 62} 430 ${x + 62} 460Z`)
    );
  });
  const cables = [-24, 0, 24].map((shift, index) =>
    stroke(
      index === 1 ? strong : line,
      5,
      linePath(offsetLine([point(600, 560), point(600, 610), point(680, 690)], shift)),
    ),
  );
  return (
    cables.join('') +
    fill(solid, 'M520 540H680L704 596H496Z') +
    box(solid, 280, 118, 640, 430, 28) +
    stroke(
      line,
      2,
      'M320 178H880M320 272H880M320 366H880M420 158V380M540 158V380M660 158V380M780 158V380',
    ) +
    stroke(strong, 9, linePath(wave)) +
    listeners.join('') +
    fill('#e5484d', circlePath(point(862, 150), 9))
  );
}

function lainnya({ line, strong, pale }: Scheme): string {
  const rings = [420, 420 * nestingRatio].map((radius) =>
    stroke(line, 5, starPath(centre, radius)),
  );
  const weave = { width: 30, clearance: 8 };
  return (
    rings.join('') +
    fill(pale, wovenPath(centre, 210, 'square', weave)) +
    fill(strong, wovenPath(centre, 210, 'diamond', { ...weave, tipGap: 26 })) +
    fill(strong, [0, 2, 4, 6].map((eighth) => viaPath(polar(centre, 210, eighth), 34)).join('')) +
    fill(strong, circlePath(centre, 34)) +
    fill(
      line,
      tips(centre, 420)
        .map((tip) => viaPath(tip, 16))
        .join(''),
    )
  );
}
