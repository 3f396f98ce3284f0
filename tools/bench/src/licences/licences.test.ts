import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productionDependencies, refusedLicences } from './dependencies.ts';
import { describeDependencies, downloadedPackages, licencesPage } from './licences-page.ts';

const dependencies = productionDependencies();

test('every package that the portal needs stands with its licence in docs/licences.md (pnpm docs:licences writes it)', () => {
  expect(readFileSync(licencesPage, 'utf8')).toContain(describeDependencies(dependencies));
});

test('every licence is one that the portal may use, and what browsers get may be sent to anybody', () => {
  expect(refusedLicences(dependencies, downloadedPackages())).toEqual([]);
});

test('what browsers get is known by its licence', () => {
  const names = dependencies.map(({ name }) => name);
  const downloaded = downloadedPackages();
  expect(downloaded).toContain('react-dom');
  expect(downloaded.filter((name) => !names.includes(name))).toEqual([]);
});

test('a licence that nobody has allowed is refused, and for browsers one that asks for the sources as well', () => {
  const refused = (licence: string, name = 'react-dom') =>
    refusedLicences([{ name, licence, isPlatformBound: false }], ['react-dom']);
  expect(refused('MIT')).toEqual([]);
  expect(refused('Unknown', 'vite')).toHaveLength(1);
  expect(refused('MPL-2.0', 'lightningcss')).toEqual([]);
  expect(refused('MPL-2.0')).toEqual(['react-dom has a licence that is not allowed: MPL-2.0']);
});
