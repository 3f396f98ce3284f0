import { point } from './geometry.ts';
import { latticeCentres, starPath } from './khatam.ts';
import { palette } from './palette.ts';
import { tag } from './svg.ts';

export type Clothes = 'shirt' | 'blazer' | 'batik' | 'koko' | 'vest' | 'tunic';

const shoulders =
  'M34 400C36 336 70 312 128 298C154 291 168 286 170 268H230C232 286 246 291 272 298C330 312 364 336 366 400Z';

const shade = { fill: palette.night950, opacity: 0.16 };

/** What is worn below the neck, in one main colour. */
export function clothes(kind: Clothes, colour: string, accent: string): string {
  const body = tag('path', { fill: colour, d: shoulders });
  const fold = tag('path', { ...shade, d: 'M366 400C364 336 330 312 272 298L262 295L300 400Z' });
  return body + details[kind](accent) + fold;
}

const details: Record<Clothes, (accent: string) => string> = {
  shirt: (accent) => collar(accent) + buttons(accent),
  blazer: (accent) =>
    tag('path', { fill: palette.white, d: 'M166 280L200 400L234 280L200 300Z' }) +
    tag('path', { fill: accent, d: 'M190 306H210L214 322L208 400H192L186 322Z' }) +
    collar(palette.white) +
    tag('path', { ...shade, d: 'M160 288L128 298L150 340L140 350L196 400Z' }) +
    tag('path', { ...shade, d: 'M240 288L272 298L250 340L260 350L204 400Z' }),
  batik: (accent) => batik(accent) + collar(accent) + buttons(accent),
  koko: (accent) =>
    tag('path', { fill: accent, d: 'M166 274Q200 300 234 274L236 290Q200 316 164 290Z' }) +
    tag('path', { fill: accent, opacity: 0.7, d: 'M192 304H208V400H192Z' }),
  vest: (accent) =>
    tag('path', { fill: accent, d: 'M128 298L156 400H116L92 310ZM272 298L244 400H284L308 310Z' }) +
    tag('path', {
      fill: palette.white,
      opacity: 0.85,
      d: 'M108 350L144 344L148 360L112 366ZM292 350L256 344L252 360L288 366Z',
    }) +
    collar(palette.paper),
  tunic: (accent) =>
    tag('path', {
      fill: 'none',
      stroke: accent,
      'stroke-width': 5,
      d: 'M120 400C126 360 160 336 200 336S274 360 280 400',
    }),
};

function collar(colour: string): string {
  return tag('path', {
    fill: colour,
    d: 'M168 272L200 304L180 326L152 288ZM232 272L200 304L220 326L248 288Z',
  });
}

function buttons(colour: string): string {
  return [344, 378].map((y) => tag('circle', { cx: 200, cy: y, r: 4, fill: colour })).join('');
}

/** The association's star takes the place of a traditional motif. */
function batik(colour: string): string {
  const stars = latticeCentres(400, 120, 20)
    .map((centre) => starPath(point(centre.x, centre.y + 300), 14))
    .join('');
  const clip = tag('clipPath', { id: 'body' }, tag('path', { d: shoulders }));
  return clip + tag('path', { fill: colour, opacity: 0.45, 'clip-path': 'url(#body)', d: stars });
}
