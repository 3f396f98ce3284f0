import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { headersFile, redirectsFile } from './host-files.ts';

// Rules of `_headers` that match the same path are joined: a header in two of them would have both values.
test('no two rules for static hosts set the same header', () => {
  const text = headersFile(contentPolicy('<script>1</script>', undefined));
  const rules = text.split(/^(?=\/)/m).map((rule) => rule.trim().split('\n'));
  expect(rules.map(([path]) => path)).toEqual(['/*', '/shell/*', '/areas/*']);
  const names = rules.map(([, ...lines]) => lines.map((line) => line.split(':')[0]?.trim()));
  expect(names[0]).toContain('content-security-policy');
  expect(names[0]).toContain('x-content-type-options');
  expect(names[0]).toContain('strict-transport-security');
  expect(names.slice(1)).toEqual([['cache-control'], ['cache-control']]);
});

test('static hosts get a line for every page, and none for an address that does not exist', () => {
  const own = ['/', '/alumni'];
  expect(redirectsFile({ own, all: ['/', '/alumni', '/admin/dashboard'] })).toBe(
    '/ /pages/index.html 200\n/alumni /pages/alumni.html 200\n/admin/dashboard /index.html 200\n',
  );
  expect(redirectsFile({ own: [], all: undefined })).toBe('/* /index.html 200\n');
});
