// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeMigration, sharedModules } from './shared-modules.ts';

const app = mkdtempSync(join(tmpdir(), 'portal-shared-'));
afterAll(() => rmSync(app, { recursive: true }));

test('an app needs the minor of a shared module that it was built with, whatever the patch', () => {
  const react = join(app, 'node_modules/react');
  mkdirSync(react, { recursive: true });
  const install = (version: string) =>
    writeFileSync(join(react, 'package.json'), JSON.stringify({ version }));
  install('19.3.7');
  expect(sharedModules(app, { eager: true }).react).toMatchObject({
    version: '19.3.7',
    requiredVersion: '^19.3.0',
    singleton: true,
    strictVersion: true,
  });
  install('20.0.1');
  expect(sharedModules(app, { eager: true }).react?.requiredVersion).toBe('^20.0.0');
});

test('an app that uses the data layer names the newest migration of that package', () => {
  const source = join(app, 'node_modules/@portal/api/src');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'newest-migration.json'), '"20270101000000"');
  expect(describeMigration(app, ['react', '@portal/api/query'])).toEqual({
    migration: '20270101000000',
  });
  expect(describeMigration(app, ['react'])).toEqual({});
});
