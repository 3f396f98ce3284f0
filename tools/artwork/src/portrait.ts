import { point } from './geometry.ts';
import { nestingRatio, starPath } from './khatam.ts';
import { palette } from './palette.ts';
import { person } from './portrait-cast.ts';
import { clothes } from './portrait-clothes.ts';
import { head } from './portrait-heads.ts';
import { svg, tag } from './svg.ts';

const face =
  'M200 88C240 88 264 118 264 164C264 214 236 254 200 254S136 214 136 164C136 118 160 88 200 88Z';
const rightHalf = 'M206 88C242 90 264 118 264 164C264 214 236 254 200 254C226 226 232 140 206 88Z';
const beard =
  'M136 166C146 186 150 204 168 206Q200 196 232 206C250 204 254 186 264 166C266 222 238 264 200 264S134 222 136 166Z';

/** A faceless bust of nobody. */
export function portraitSvg(series: number, number: number): string {
  const who = person(series, number);
  const layers = head(who.head, who.headColour);
  const beardShape = who.beardColour
    ? tag('path', { fill: who.beardColour, opacity: 0.92, d: beard })
    : '';
  return svg(
    400,
    400,
    ground(...who.ground) +
      layers.behind +
      tag('path', { fill: who.skin, d: 'M170 220H230V276Q200 312 170 276Z' }) +
      tag('path', {
        fill: palette.night950,
        opacity: 0.18,
        d: 'M170 236Q200 270 230 236V258Q200 284 170 258Z',
      }) +
      clothes(who.clothes, who.clothesColour, who.accent) +
      (who.hasEars ? ears(who.skin) : '') +
      tag('path', { fill: who.skin, d: face }) +
      tag('path', { fill: palette.night950, opacity: 0.1, d: rightHalf }) +
      beardShape +
      layers.inFront +
      (who.hasGlasses ? glasses() : ''),
  );
}

function ground(base: string, pattern: string): string {
  const centre = point(200, 190);
  const rings = [230, 230 * nestingRatio].map((radius) => starPath(centre, radius)).join('');
  return (
    tag('rect', { width: 400, height: 400, fill: base }) +
    tag('path', { fill: 'none', stroke: pattern, 'stroke-width': 9, d: rings })
  );
}

function ears(skin: string): string {
  return [134, 266]
    .map((cx) => tag('ellipse', { cx, cy: 176, rx: 13, ry: 19, fill: skin }))
    .join('');
}

function glasses(): string {
  const line = { fill: 'none', stroke: palette.ink, 'stroke-width': 5 };
  return (
    tag('path', { ...line, d: 'M146 166H156M244 166H254M192 168Q200 160 208 168' }) +
    tag('rect', { ...line, x: 156, y: 152, width: 36, height: 30, rx: 12 }) +
    tag('rect', { ...line, x: 208, y: 152, width: 36, height: 30, rx: 12 })
  );
}
