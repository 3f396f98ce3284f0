import { palette } from './palette.ts';
import { tag } from './svg.ts';

export type Head =
  | 'side-part'
  | 'crew'
  | 'curls'
  | 'songkok'
  | 'bald'
  | 'helmet'
  | 'hijab'
  | 'hijab-draped'
  | 'hijab-turban'
  | 'bob'
  | 'long'
  | 'bun';

interface Layers {
  /** Behind the face: long hair, the back of a veil. */
  behind: string;
  inFront: string;
}

const shade = { fill: palette.night950, opacity: 0.16 };
const gloss = { fill: palette.white, opacity: 0.14 };

/** Hair, veil or hat in its colour. */
export function head(kind: Head, colour: string): Layers {
  const { behind = '', inFront = '' } = shapes[kind](colour);
  return { behind, inFront };
}

function fill(colour: string, d: string): string {
  return tag('path', { fill: colour, 'fill-rule': 'evenodd', d });
}

const faceOpening =
  'M200 112C234 112 252 138 252 174C252 216 228 250 200 250S148 216 148 174C148 138 166 112 200 112Z';
const veil = `M200 66C258 66 288 108 288 164C288 206 284 236 266 288L134 288C116 236 112 206 112 164C112 108 142 66 200 66Z${faceOpening}`;

const shapes: Record<Head, (colour: string) => Partial<Layers>> = {
  'side-part': (colour) => ({
    inFront:
      fill(
        colour,
        'M134 176C124 118 146 82 204 80C258 80 278 122 266 178C262 152 252 138 236 130C212 140 178 138 160 128C146 138 138 152 134 176Z',
      ) + tag('path', { ...gloss, d: 'M160 128C150 112 160 98 182 92C170 104 166 116 168 130Z' }),
  }),
  crew: (colour) => ({
    inFront: fill(
      colour,
      'M136 168C130 112 156 84 200 84S270 112 264 168C260 146 254 132 244 124C216 116 184 116 156 124C146 132 140 146 136 168Z',
    ),
  }),
  curls: (colour) => ({
    inFront: [
      [146, 134, 24],
      [164, 108, 26],
      [200, 98, 30],
      [236, 108, 26],
      [254, 134, 24],
      [178, 122, 20],
      [222, 122, 20],
    ]
      .map(([cx = 0, cy = 0, r = 0]) => tag('circle', { cx, cy, r, fill: colour }))
      .join(''),
  }),
  songkok: (colour) => ({
    inFront:
      fill(
        palette.ink,
        'M138 168C136 152 138 140 142 132H258C262 140 264 152 262 168C258 156 254 146 250 142H150C146 146 142 156 138 168Z',
      ) +
      fill(colour, 'M136 134L144 78Q200 62 256 78L264 134Q200 122 136 134Z') +
      tag('path', { ...gloss, d: 'M150 84Q176 74 200 74L198 124Q168 124 146 130Z' }),
  }),
  bald: (colour) => ({
    inFront: fill(
      colour,
      'M136 172C134 150 138 138 146 132C146 150 144 162 144 182ZM264 172C266 150 262 138 254 132C254 150 256 162 256 182Z',
    ),
  }),
  helmet: (colour) => ({
    inFront:
      fill(colour, 'M132 138C132 92 160 66 200 66S268 92 268 138Z') +
      fill(colour, 'M118 136Q200 120 282 136Q286 148 278 150Q200 134 122 150Q114 148 118 136Z') +
      tag('path', {
        ...shade,
        d: 'M118 142Q200 126 282 142Q284 149 278 150Q200 134 122 150Q116 149 118 142Z',
      }) +
      tag('path', { ...gloss, d: 'M188 66H212L216 126Q200 124 184 126Z' }),
  }),
  hijab: (colour) => ({
    inFront:
      fill(colour, veil) +
      fill(
        colour,
        'M132 250Q200 300 268 250C292 290 318 312 330 346Q266 392 200 392T70 346C82 312 108 290 132 250Z',
      ) +
      tag('path', {
        ...shade,
        d: 'M268 250C292 290 318 312 330 346Q290 372 240 386Q256 320 200 279Q240 274 268 250Z',
      }),
  }),
  'hijab-draped': (colour) => ({
    inFront:
      fill(colour, veil) +
      fill(colour, 'M132 246Q200 296 268 250L296 300Q230 352 150 336L88 316Q112 284 132 246Z') +
      tag('path', { ...shade, d: 'M268 250L296 300Q250 336 196 340L148 252Q206 286 268 250Z' }) +
      fill(colour, 'M110 306Q142 344 180 334L196 400H120Z') +
      tag('path', { ...shade, d: 'M140 332Q160 340 180 334L196 400H162Z' }),
  }),
  'hijab-turban': (colour) => ({
    inFront:
      fill(colour, veil) +
      tag('path', { ...shade, d: 'M118 140C150 96 250 88 280 132C250 108 170 108 148 160Z' }) +
      tag('path', { ...gloss, d: 'M130 110C160 78 230 74 262 98C220 88 168 92 134 128Z' }) +
      fill(colour, 'M134 256Q200 300 266 256L288 304Q200 348 112 304Z') +
      tag('path', { ...shade, d: 'M112 304Q200 348 288 304L281 288Q200 330 119 288Z' }),
  }),
  bob: (colour) => ({
    behind: fill(
      colour,
      'M116 190C112 112 150 76 200 76S288 112 284 190V250Q284 264 262 264H138Q116 264 116 250Z',
    ),
    inFront: fill(
      colour,
      'M136 176C132 120 158 92 200 92S268 120 264 176C256 150 240 134 220 126C196 150 160 158 136 176Z',
    ),
  }),
  long: (colour) => ({
    behind: fill(
      colour,
      'M114 200C108 112 148 74 200 74S292 112 286 200C286 260 300 300 306 330H94C100 300 114 260 114 200Z',
    ),
    inFront: fill(
      colour,
      'M136 190C128 124 156 90 200 90S272 124 264 190C260 156 240 132 200 120C160 132 140 156 136 190Z',
    ),
  }),
  bun: (colour) => ({
    behind: tag('circle', { cx: 200, cy: 74, r: 34, fill: colour }),
    inFront: fill(
      colour,
      'M134 178C126 120 154 88 200 88S274 120 266 178C258 148 236 130 200 128S142 148 134 178Z',
    ),
  }),
};
