import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { root } from '../repository-files.ts';

/** Something at a place of a source file has run: lines from 1, columns from 0. */
type Ran = (path: string, line: number, column: number) => void;

interface UnitCoverage {
  statementMap: Record<string, { start: { line: number; column: number } }>;
  s: Record<string, number>;
}

/** Names every place that the tests of `folder` have run, some more than once. `site` holds the files that browsers ran, and their maps. */
export function calledPlaces(folder: string, site: string, ran: Ran): void {
  const units: Record<string, UnitCoverage> = readJson(join(folder, 'units/coverage-final.json'));
  for (const [path, { statementMap, s }] of Object.entries(units)) {
    const source = relative(root, path).replaceAll(sep, '/');
    for (const [id, { start }] of Object.entries(statementMap)) {
      if (s[id]) ran(source, start.line, start.column);
    }
  }
  for (const name of readdirSync(folder).filter((it) => /^browser-.*\.json$/.test(it))) {
    const called: Record<string, number[]> = readJson(join(folder, name));
    for (const [path, ranges] of Object.entries(called)) inBrowser(site, path, ranges, ran);
  }
}

/** `ranges` are from where to where the file has run, one number after the other. */
function inBrowser(site: string, path: string, ranges: readonly number[], ran: Ran): void {
  const [, app = '', file = ''] = /(?:areas\/)?([^/]+)\/[^/]+\/(.+)/.exec(path) ?? [];
  const text = readFileSync(join(site, path), 'utf8');
  const lines = lineStarts(text);
  const marks = new Uint8Array(text.length);
  for (let at = 0; at < ranges.length; at += 2) marks.fill(1, ranges[at], ranges[at + 1]);
  const map = new TraceMap(readFileSync(join(site, `${path}.map`), 'utf8'));
  eachMapping(map, ({ generatedLine, generatedColumn, source, originalLine, originalColumn }) => {
    if (source === null || !marks[(lines[generatedLine - 1] ?? 0) + generatedColumn]) return;
    ran(posix.join('apps', app, 'dist', file, '..', source), originalLine, originalColumn);
  });
}

/** Where each line begins. */
export function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function readJson(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
