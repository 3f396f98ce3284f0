import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, type Rgb } from '../test/contrast.ts';
import { tokens } from './tokens.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The custom properties of the first block that starts with this selector. */
function declarations(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const matches = block.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...matches].map((match) => [match[1] ?? '', match[2] ?? '']));
}

function rgb(hex: string): Rgb {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

const day = declarations(':root');
const night = new Map([...day, ...declarations('[data-ground="night"]')]);

const textPairs = [
  ['color-ink', 'color-ground'],
  ['color-ink', 'color-surface'],
  ['color-ink', 'color-surface-muted'],
  ['color-ink-muted', 'color-ground'],
  ['color-ink-muted', 'color-surface'],
  ['color-ink-muted', 'color-surface-muted'],
  ['color-link', 'color-ground'],
  ['color-link', 'color-surface'],
  ['color-link', 'color-accent-soft'],
  ['color-on-action', 'color-action'],
  ['color-on-action', 'color-action-hover'],
  ['color-on-accent-soft', 'color-accent-soft'],
  ['color-on-success-soft', 'color-success-soft'],
  ['color-on-warning-soft', 'color-warning-soft'],
  ['color-on-danger-soft', 'color-danger-soft'],
  ['color-on-info-soft', 'color-info-soft'],
  ['color-success', 'color-surface'],
  ['color-warning', 'color-surface'],
  ['color-danger', 'color-ground'],
  ['color-danger', 'color-surface'],
  ['color-danger', 'color-surface-muted'],
  ['color-on-action', 'color-danger'],
  ['color-on-action', 'color-danger-hover'],
];

const dayTextPairs = [['amber-300', 'night-800']];

const controlPairs = [
  ['color-control', 'color-ground'],
  ['color-control', 'color-surface'],
  ['color-action', 'color-ground'],
  ['color-action', 'color-surface'],
  ['color-focus', 'color-ground'],
  ['color-focus', 'color-surface'],
];

function expectContrast(theme: Map<string, string>, pairs: string[][], least: number): void {
  for (const [front = '', back = ''] of pairs) {
    const ratio = contrast(rgb(theme.get(front) ?? ''), rgb(theme.get(back) ?? ''));
    expect(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(least);
  }
}

describe('the colours', () => {
  it('reach 4.5:1 wherever they carry text', () => {
    expectContrast(day, [...textPairs, ...dayTextPairs], 4.5);
    expectContrast(night, textPairs, 4.5);
  });

  it('reach 3:1 wherever they carry a control or the focus', () => {
    expectContrast(day, controlPairs, 3);
    expectContrast(night, controlPairs, 3);
  });
});

describe('the values for Ant Design', () => {
  it('equal the custom properties of the same name', () => {
    for (const [name, value] of Object.entries(tokens)) {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(day.get(property), property).toBe(value);
    }
  });
});
