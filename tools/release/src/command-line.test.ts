import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder, target } from './command-line.ts';

test('releases go to the named folder, and to dist when the setting is absent or empty', () => {
  expect(siteFolder({ PORTAL_SITE: '/srv/portal' })).toBe('/srv/portal');
  for (const none of [{}, { PORTAL_SITE: '' }, { PORTAL_SITE: ' ' }]) {
    expect(siteFolder(none)).toBe(resolve(target.root, 'dist'));
  }
  expect(basename(siteFolder({}))).toBe('dist');
});
