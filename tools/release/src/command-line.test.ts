import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { releaseFolder } from './command-line.ts';

const root = resolve(import.meta.dirname, '../../..');

test('releases go to the named folder, and to dist of the portal when the setting is absent or empty', () => {
  expect(releaseFolder({ PORTAL_SITE: '/srv/portal' }, root)).toBe('/srv/portal');
  for (const none of [{}, { PORTAL_SITE: '' }, { PORTAL_SITE: ' ' }]) {
    expect(releaseFolder(none, root)).toBe(join(root, 'dist'));
  }
});

test('the repository of an area has no portal: without a setting nothing is released into its build', () => {
  const area = join(root, 'apps/member');
  expect(releaseFolder({ PORTAL_SITE: '../portal' }, area)).toBe(join(root, 'apps/portal'));
  expect(() => releaseFolder({}, area)).toThrow('Set PORTAL_SITE');
});
