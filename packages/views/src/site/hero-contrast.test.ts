import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type HeroWindow,
  heroWindows,
  leastHeroContrast,
  leastReadable,
  overlayColor,
  shownPart,
  wordColors,
} from './hero-contrast.ts';

function view(name: HeroWindow['name']): HeroWindow {
  const found = heroWindows.find((one) => one.name === name);
  if (!found) throw new Error(`There is no window ${name}`);
  return found;
}

/** Every eighth pixel of a picture that shows this grey. */
function picture({ width, height }: HeroWindow, greyAt: (x: number, y: number) => number) {
  const size = { width: Math.round(width / 8), height: Math.round(height / 8) };
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  data.forEach((_, index) => {
    const pixel = Math.floor(index / 4);
    data[index] = greyAt((pixel % size.width) * 8, Math.floor(pixel / size.width) * 8);
  });
  return { ...size, data };
}

const contrastOn = (name: HeroWindow['name'], greyAt: (x: number, y: number) => number) =>
  leastHeroContrast(view(name), picture(view(name), greyAt));

describe('contrast of the hero with its text', () => {
  it('is ample on a black picture in every window', () => {
    for (const { name } of heroWindows) expect(contrastOn(name, () => 0)).toBeGreaterThan(8);
  });

  it('does not suffice on a white picture, whose overlay is thin under the bar and beside the text', () => {
    for (const { name } of heroWindows)
      expect(contrastOn(name, () => 255)).toBeLessThan(leastReadable);
  });

  it('is that of the colour that the overlay leaves of a pixel', () => {
    // The tagline on white under 0.9 of the overlay: rgb(31.8 41.7 58.8).
    const words = view('telepon').words.filter(([color]) => color === 'ink-muted');
    const pixels = picture(view('telepon'), () => 255);
    expect(leastHeroContrast({ ...view('telepon'), words }, pixels)).toBeCloseTo(8.21, 1);
  });

  it('counts a bright spot under the text and none beside it', () => {
    const beside = contrastOn('tablet', (x) => (x > 544 ? 255 : 0));
    expect(beside).toBeGreaterThan(8);
    const behindBar = contrastOn('laptop', (x, y) => (x > 696 && x < 760 && y < 48 ? 255 : 0));
    expect(behindBar).toBeLessThan(leastReadable);
    const under = contrastOn('tablet', (x, y) => (x > 500 && y > 440 && y < 460 ? 255 : 0));
    expect(under).toBeLessThan(leastReadable);
  });

  it('is measured on the part of the picture that a window shows', () => {
    expect(shownPart(view('tablet'), { width: 1536, height: 768 })).toEqual({
      left: 0.22 * 768,
      top: 0,
      width: 768,
      height: 768,
    });
    expect(shownPart(view('telepon'), { width: 390, height: 1414 })).toMatchObject({ top: 0 });
  });
});

describe('what the contrast is computed from', () => {
  const css = readFileSync(join(import.meta.dirname, 'hero-picture.module.css'), 'utf8');
  const tokens = readFileSync(join(import.meta.dirname, '../../../ui/src/tokens.css'), 'utf8');

  it('is the overlay of the style sheet', () => {
    const [wide, narrow, ...others] = [...css.matchAll(/linear-gradient\(([^;]*)\);/g)];
    expect(others).toEqual([]);
    expect(gradient(wide?.[1])).toEqual(view('laptop').overlay);
    expect(gradient(narrow?.[1])).toEqual(view('telepon').overlay);
    expect(view('tablet').overlay).toBe(view('laptop').overlay);
  });

  it('is the place of the picture in the style sheet, from wide to narrow', () => {
    const places = [...css.matchAll(/object-position: ([^;]*);/g)].map(([, place]) => place);
    expect(places).toEqual(['60% center', '22% center', 'center top']);
    const focuses = ['laptop', 'tablet', 'telepon'] as const;
    expect(focuses.map((name) => view(name).focus)).toEqual([
      [0.6, 0.5],
      [0.22, 0.5],
      [0.5, 0],
    ]);
  });

  it('is the text colours of the night ground', () => {
    const night = tokens.slice(tokens.indexOf('[data-ground="night"] {'));
    const hex = (name: string) => new RegExp(`--color-${name}: #(\\w{6});`).exec(night)?.[1];
    const rgb = (name: string) => [...Buffer.from(hex(name) ?? '', 'hex')];
    for (const [name, color] of Object.entries(wordColors)) expect(color).toEqual(rgb(name));
  });
});

/** `100deg, rgb(… / 92%) 20%, …`; without places the first stop is at 0 and the last one at 1. */
function gradient(text = '') {
  const colors = [...text.matchAll(/rgb\(([\d ]+) \/ (\d+)%\)(?: (\d+)%)?/g)];
  for (const [, color] of colors) expect(color).toBe(overlayColor.join(' '));
  return {
    angle: Number(/([\d]+)deg/.exec(text)?.[1] ?? 180),
    stops: colors.map(([, , alpha, at], index) => ({
      at: at ? Number(at) / 100 : Math.sign(index),
      alpha: Number(alpha) / 100,
    })),
  };
}
