import { circlePath, linePath, point, polar, viaPath } from './geometry.ts';
import { crossings, starPath, tips } from './khatam.ts';
import { palette } from './palette.ts';
import { svg, tag } from './svg.ts';

interface Design {
  ground: string;
  /** Drawn on a field of 256, centred on 128. */
  shapes: string;
}

const centre = point(128, 128);

function line(colour: string, width: number, d: string): string {
  return tag('path', {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    d,
  });
}

function fill(colour: string, d: string, opacity = 1): string {
  return tag('path', { fill: colour, 'fill-rule': 'evenodd', ...(opacity < 1 && { opacity }), d });
}

function sine(): string {
  return linePath(
    Array.from({ length: 41 }, (_, i) =>
      point(48 + i * 4, 128 - Math.sin((i / 40) * Math.PI * 2) * 52),
    ),
  );
}

function ring(count: number, radius: number, size: number): string {
  return Array.from({ length: count }, (_, i) =>
    circlePath(polar(centre, radius, (i * 8) / count - 2), size),
  ).join('');
}

const {
  night900,
  night800,
  steel,
  mist,
  white,
  copper600,
  copper400,
  amber400,
  green600,
  green200,
} = palette;

/** Marks of companies that do not exist: energy, networks, automation, consulting. */
const designs: readonly [Design, ...Design[]] = [
  { ground: night900, shapes: line(amber400, 18, 'M148 52L92 138H164L108 204') },
  { ground: white, shapes: line(steel, 16, sine()) + line(copper600, 6, 'M48 128H208') },
  {
    ground: green600,
    shapes:
      fill(
        green200,
        'M128 196C76 176 60 128 76 72C132 76 168 100 164 148C160 176 146 190 128 196Z',
      ) + line(green600, 10, 'M96 96L136 152M128 212V160'),
  },
  {
    ground: white,
    shapes: fill(
      night800,
      'M56 72L92 52V184L56 204ZM110 92L146 72V184L110 204ZM164 112L200 92V184L164 204Z',
    ),
  },
  {
    ground: copper600,
    shapes:
      line(white, 14, circlePath(centre, 66)) +
      fill(white, circlePath(centre, 24)) +
      line(white, 14, 'M128 30V62M128 194V226M30 128H62M194 128H226'),
  },
  {
    ground: white,
    shapes:
      fill(green600, 'M128 44L200 86V170L128 212L56 170V86Z') +
      fill(white, 'M128 84L166 106V150L128 172L90 150V106Z'),
  },
  {
    ground: night800,
    shapes:
      line(mist, 12, 'M96 72H128V128H184V160') +
      fill(amber400, [point(72, 72), point(184, 184)].map((p) => viaPath(p, 24)).join('')) +
      fill(mist, circlePath(point(128, 128), 12)),
  },
  {
    ground: white,
    shapes:
      line(copper600, 14, 'M60 176A68 68 0 0 1 196 176') +
      line(copper400, 14, 'M88 176A40 40 0 0 1 168 176') +
      fill(night800, 'M52 184H204V200H52Z') +
      fill(copper600, circlePath(point(128, 74), 14)),
  },
  { ground: steel, shapes: fill(white, ring(8, 72, 17)) + fill(amber400, circlePath(centre, 26)) },
  {
    ground: white,
    shapes:
      fill(night900, starPath(centre, 84)) +
      fill(
        white,
        crossings(centre, 44)
          .map((p) => circlePath(p, 7))
          .join(''),
      ) +
      fill(amber400, circlePath(centre, 18)),
  },
  {
    ground: '#7c2f3b',
    shapes:
      fill(white, 'M60 60H116V116H60Z') +
      fill(white, 'M140 60H196V116H140Z', 0.55) +
      fill(white, 'M60 140H116V196H60Z', 0.55) +
      fill(amber400, circlePath(point(168, 168), 28)),
  },
  {
    ground: white,
    shapes:
      tips(centre, 78)
        .map((tip, i) => line(i % 2 === 0 ? steel : amber400, 16, linePath([centre, tip])))
        .join('') + fill(night900, circlePath(centre, 22)),
  },
];

export const logoCount = designs.length;

export function companyLogoSvg(number: number): string {
  const { ground, shapes } = designs[(number - 1) % designs.length] ?? designs[0];
  return svg(256, 256, tag('rect', { width: 256, height: 256, fill: ground }) + shapes);
}
