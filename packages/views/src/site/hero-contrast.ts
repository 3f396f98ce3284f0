import { contrast, type Rgb } from '@portal/ui';

/** What lies over a configured picture of the hero in a window of one width: the overlay, and the text of hero and navigation bar. */
export interface HeroWindow {
  name: 'telepon' | 'tablet' | 'laptop';
  /** Of the hero, in pixels. */
  width: number;
  height: number;
  /** `object-position` of the picture, as shares. */
  focus: readonly [number, number];
  overlay: Overlay;
  words: readonly Words[];
}

interface Overlay {
  /** Of `linear-gradient`, in degrees. */
  angle: number;
  stops: readonly { at: number; alpha: number }[];
}

/** Colour, left, top, right and bottom, in pixels of the hero. */
type Words = readonly [keyof typeof wordColors, number, number, number, number];

/** The least contrast of text on a picture that WCAG 2.2 requires. */
export const leastReadable = 4.5;

export const overlayColor: Rgb = [7, 18, 37];
export const wordColors = {
  link: [242, 166, 90],
  ink: [255, 255, 255],
  'ink-muted': [185, 196, 216],
} as const satisfies Record<string, Rgb>;

const diagonal: Overlay = {
  angle: 100,
  stops: [
    { at: 0.2, alpha: 0.92 },
    { at: 0.55, alpha: 0.72 },
    { at: 1, alpha: 0.45 },
  ],
};
const downwards: Overlay = {
  angle: 180,
  stops: [
    { at: 0, alpha: 0.55 },
    { at: 0.45, alpha: 0.9 },
  ],
};

/** Measured in the browser, as a guest. The position of the text does not depend on the picture. */
export const heroWindows: readonly HeroWindow[] = [
  {
    name: 'telepon',
    width: 390,
    height: 707,
    focus: [0.5, 0],
    overlay: downwards,
    words: [
      ['ink', 68, 22, 201, 43],
      ['link', 16, 306, 238, 324],
      ['ink', 16, 343, 348, 422],
      ['ink-muted', 16, 442, 359, 519],
      ['link', 29, 629, 125, 652],
    ],
  },
  {
    name: 'tablet',
    width: 768,
    height: 768,
    focus: [0.22, 0.5],
    overlay: diagonal,
    words: [
      ['ink', 83, 16, 216, 37],
      ['ink-muted', 83, 36, 274, 49],
      ['link', 31, 249, 253, 267],
      ['ink', 31, 290, 511, 404],
      ['ink-muted', 31, 428, 539, 481],
      ['link', 275, 531, 371, 554],
    ],
  },
  {
    name: 'laptop',
    width: 1440,
    height: 756,
    focus: [0.6, 0.5],
    overlay: diagonal,
    words: [
      ['ink', 172, 16, 305, 37],
      ['ink-muted', 172, 36, 363, 49],
      ['link', 701, 27, 758, 45],
      ['ink', 786, 27, 1196, 45],
      ['link', 120, 229, 342, 247],
      ['ink', 120, 268, 713, 409],
      ['ink-muted', 120, 432, 653, 489],
      ['link', 364, 540, 460, 563],
    ],
  },
];

/** The part of a picture that the hero shows, in pixels of the picture: `object-fit: cover`. */
export function shownPart(view: HeroWindow, picture: { width: number; height: number }) {
  const scale = Math.max(view.width / picture.width, view.height / picture.height);
  const width = view.width / scale;
  const height = view.height / scale;
  const [x, y] = view.focus;
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height };
}

/**
 * The least contrast of the text with what is under it, 1 to 21. `pixels` are the shown part of the picture, scaled to any
 * size: the coarser, the less a single bright spot counts.
 */
export function leastHeroContrast(
  view: HeroWindow,
  pixels: Pick<ImageData, 'width' | 'height' | 'data'>,
): number {
  const across = pixels.width / view.width;
  const down = pixels.height / view.height;
  let least = 21;
  for (const [color, left, top, right, bottom] of view.words) {
    for (let y = Math.floor(top * down); y < bottom * down; y++) {
      for (let x = Math.floor(left * across); x < right * across; x++) {
        const alpha = alphaAt(view, (x + 0.5) / across, (y + 0.5) / down);
        const ground = covered(pixelAt(pixels, x, y), alpha);
        least = Math.min(least, contrast(wordColors[color], ground));
      }
    }
  }
  return least;
}

function pixelAt({ width, data }: Pick<ImageData, 'width' | 'data'>, x: number, y: number): Rgb {
  const start = (y * width + x) * 4;
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
}

function covered([r, g, b]: Rgb, alpha: number): Rgb {
  const mix = (below: number, above: number) => below * (1 - alpha) + above * alpha;
  return [mix(r, overlayColor[0]), mix(g, overlayColor[1]), mix(b, overlayColor[2])];
}

/** The gradient line runs through the middle and ends where the corners are (https://www.w3.org/TR/css-images-3/#linear-gradients). */
function alphaAt({ width, height, overlay }: HeroWindow, x: number, y: number): number {
  const angle = (overlay.angle * Math.PI) / 180;
  const [right, up] = [Math.sin(angle), Math.cos(angle)];
  const length = Math.abs(width * right) + Math.abs(height * up);
  const place = 0.5 + ((x - width / 2) * right - (y - height / 2) * up) / length;
  const next = overlay.stops.findIndex(({ at }) => at >= place);
  const after = overlay.stops.at(next);
  const before = next > 0 ? overlay.stops[next - 1] : after;
  if (!after || !before || after === before) return after?.alpha ?? 0;
  const share = (place - before.at) / (after.at - before.at);
  return before.alpha + (after.alpha - before.alpha) * share;
}
