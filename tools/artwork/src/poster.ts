import { latticeCentres, starPath } from './khatam.ts';
import { palette } from './palette.ts';
import { type Scene, type Scheme, scenes } from './poster-scenes.ts';
import { linearGradient, svg, tag } from './svg.ts';

const width = 1200;
const height = 675;

const night: Scheme = {
  ground: [palette.night900, palette.night800],
  field: palette.night700,
  line: palette.steel,
  strong: palette.amber400,
  pale: palette.mist,
  solid: palette.night700,
};
const copper: Scheme = {
  ground: ['#f9e6d4', palette.copper100],
  field: '#f0d3b6',
  line: palette.copper400,
  strong: palette.copper600,
  pale: palette.white,
  solid: palette.night800,
};
const green: Scheme = {
  ground: ['#0b4f38', '#0e6a49'],
  field: '#1a7a57',
  line: '#4fae8b',
  strong: palette.amber400,
  pale: palette.green200,
  solid: '#073b29',
};
const day: Scheme = {
  ground: ['#d3e1f4', '#eaf1fa'],
  field: '#bdd0ea',
  line: palette.steel,
  strong: palette.copper600,
  pale: palette.white,
  solid: palette.night800,
};

/** Number of the file → category and colours; the demo events name these files. */
const posters: readonly [Scene, Scheme][] = [
  ['seminar', night],
  ['workshop', green],
  ['gathering', copper],
  ['webinar', day],
  ['fieldtrip', day],
  ['lainnya', green],
  ['seminar', copper],
  ['workshop', night],
  ['gathering', night],
  ['webinar', green],
];

export const posterCount = posters.length;

export function posterSvg(number: number): string {
  const [scene, scheme] = posters[number - 1] ?? ['seminar', night];
  const cell = 75;
  const field = latticeCentres(width, height, cell)
    .map((centre) => starPath(centre, cell))
    .join('');
  return svg(
    width,
    height,
    tag('defs', {}, linearGradient('ground', ...scheme.ground)) +
      tag('rect', { width, height, fill: 'url(#ground)' }) +
      tag('path', { fill: 'none', stroke: scheme.field, 'stroke-width': 2, d: field }) +
      scenes[scene](scheme),
  );
}
