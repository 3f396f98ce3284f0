import { circlePath, point, polar, viaPath } from './geometry.ts';
import { starPath, wovenPath } from './khatam.ts';
import { palette } from './palette.ts';
import { svg } from './svg.ts';

const centre = point(32, 32);
const radius = 26.5;
const weave = { width: 3.8, clearance: 0.8 };
const padRadius = 4.2;

/** The mark on a field of 64: one square plain, the other ending in vias, woven into the star. */
const markPaths = {
  square: wovenPath(centre, radius, 'square', weave),
  diamond: wovenPath(centre, radius, 'diamond', { ...weave, tipGap: padRadius * 0.8 }),
  contacts:
    [0, 2, 4, 6].map((eighth) => viaPath(polar(centre, radius, eighth), padRadius)).join('') +
    circlePath(centre, 4.2),
  outline: starPath(centre, radius),
};

/** The module from which packages/ui draws the same mark. */
export function markModule(): string {
  const entries = Object.entries(markPaths).map(([name, path]) => `  ${name}:\n    '${path}',`);
  return [
    '// Drawn by tools/artwork; change it there.',
    'export const markPaths = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}

function markShapes(lineColour: string, accentColour: string): string {
  return [
    `<path fill="${lineColour}" d="${markPaths.square}"/>`,
    `<path fill="${accentColour}" d="${markPaths.diamond}${markPaths.contacts}"/>`,
  ].join('');
}

/** For home screens: on its own night-blue tile, so that it holds on any wallpaper. */
export function iconSvg(cornerRadius: number, scale: number): string {
  const shift = 32 - 32 * scale;
  return onTile(
    cornerRadius,
    `<g transform="translate(${shift} ${shift}) scale(${scale})">` +
      `${markShapes(palette.white, palette.amber400)}</g>`,
  );
}

/** For browser tabs, where the weave would blur: the same star, filled, with the via in the middle. */
export function faviconSvg(): string {
  const star = starPath(centre, 27) + circlePath(centre, 7.5, true);
  return onTile(14, `<path fill="${palette.amber400}" fill-rule="evenodd" d="${star}"/>`);
}

function onTile(cornerRadius: number, shapes: string): string {
  const tile = `<rect width="64" height="64" rx="${cornerRadius}" fill="${palette.night900}"/>`;
  return svg(64, 64, tile + shapes);
}
