import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, type Rgb } from '@portal/ui/test/contrast';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The text colours of the night ground, which the hero and the bar above it use. */
function textColors(): Rgb[] {
  const tokens = read('../../../ui/src/tokens.css');
  const night = tokens.slice(tokens.indexOf('[data-ground="night"] {'));
  return ['link', 'ink', 'ink-muted'].map((name) => {
    const hex = new RegExp(`--color-${name}: #(\\w{6});`).exec(night)?.[1] ?? '';
    const [r = 0, g = 0, b = 0] = Buffer.from(hex, 'hex');
    return [r, g, b];
  });
}

test('the overlay of a configured picture gives every text 4.5:1, even on a white picture', () => {
  const stops = [
    ...read('hero-picture.module.css').matchAll(/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g),
  ];
  expect(stops.length).toBeGreaterThan(3);
  for (const [, ...numbers] of stops) {
    const [r = 0, g = 0, b = 0, alpha = 0] = numbers.map(Number);
    const onWhite = (part: number) => (255 * (100 - alpha) + part * alpha) / 100;
    for (const color of textColors()) {
      expect(contrast(color, [onWhite(r), onWhite(g), onWhite(b)])).toBeGreaterThanOrEqual(4.5);
    }
  }
});
