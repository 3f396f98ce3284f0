import { expect, test } from 'vitest';
import { describeContrast } from './hero-contrast.tsx';

test('a sufficient contrast is reported with its lowest value, rounded down', () => {
  const finding = describeContrast([
    { name: 'telepon', contrast: 8.29 },
    { name: 'tablet', contrast: 5.19 },
  ]);
  expect(finding.isLow).toBe(false);
  expect(finding.text).toContain('kontras terendahnya 5,1, dan anjurannya 4,5');
});

test('an insufficient contrast is reported with the screens that it affects', () => {
  const finding = describeContrast([
    { name: 'telepon', contrast: 4.5 },
    { name: 'tablet', contrast: 4.49 },
    { name: 'laptop', contrast: 3 },
  ]);
  expect(finding.isLow).toBe(true);
  expect(finding.text).toMatch(/^Di layar tablet dan laptop tulisan .* kontras terendahnya 3,/);
});
