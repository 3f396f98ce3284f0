import { expect, test } from 'vitest';
import { inWords } from './hero-contrast.tsx';

test('a contrast that suffices everywhere is said with its least value, rounded down', () => {
  const finding = inWords([
    { name: 'telepon', contrast: 8.29 },
    { name: 'tablet', contrast: 5.19 },
  ]);
  expect(finding.isLow).toBe(false);
  expect(finding.text).toContain('kontras terendahnya 5,1, dan anjurannya 4,5');
});

test('a contrast below the least that can be read names the screens', () => {
  const finding = inWords([
    { name: 'telepon', contrast: 4.5 },
    { name: 'tablet', contrast: 4.49 },
    { name: 'laptop', contrast: 3 },
  ]);
  expect(finding.isLow).toBe(true);
  expect(finding.text).toMatch(/^Di layar tablet dan laptop tulisan .* kontras terendahnya 3,/);
});
