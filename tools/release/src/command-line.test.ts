import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { releaseFolder, target } from './command-line.ts';

test('releases go to the named folder, and to dist when the setting is absent or empty', () => {
  expect(releaseFolder({ PORTAL_SITE: '/srv/portal' })).toBe('/srv/portal');
  for (const none of [{}, { PORTAL_SITE: '' }, { PORTAL_SITE: ' ' }]) {
    expect(releaseFolder(none)).toBe(resolve(target.root, 'dist'));
  }
  expect(basename(releaseFolder({}))).toBe('dist');
});
