import { expect, test } from 'vitest';
import { replaceSection } from './figures.ts';

const page = '# Figures\n\nIntro.\n\n## bench:db\n\nold db\n\n## bench:web\n\nold web\n';

test('replaces the section of a bench and leaves the others', () => {
  expect(replaceSection(page, 'bench:db', 'new db')).toBe(
    '# Figures\n\nIntro.\n\n## bench:db\n\nnew db\n\n## bench:web\n\nold web\n',
  );
});

test('appends the section of a bench that has none', () => {
  expect(replaceSection(page, 'bench:data', 'data')).toBe(`${page}\n## bench:data\n\ndata\n`);
});
