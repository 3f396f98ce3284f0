import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../repository-files.ts';
import { uncalledFunctions } from './uncalled-functions.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-uncalled-'));
const path = 'apps/area/src/page.tsx';
const text = `
const add = (to: number) => to + 1;
export function Page({ empty = () => {} }: Props) {
  return <Button onClick={() => save()} onHold={function hold() { return add(1); }} />;
}
class Store {
  read = () => load();
}`;

function write(file: string, content: unknown) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(
    join(folder, file),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
}

/** Where a piece of the source begins: lines from 0. */
function placeOf(piece: string) {
  const before = text.slice(0, text.indexOf(piece)).split('\n');
  return { line: before.length - 1, column: before.at(-1)?.length ?? 0 };
}

/** What the units have run, by the pieces of the source at which a statement begins. */
function unitsRan(counts: Record<string, number>) {
  const statements = Object.keys(counts).map((piece) => {
    const { line, column } = placeOf(piece);
    return { start: { line: line + 1, column } };
  });
  const file = { statementMap: { ...statements }, s: { ...Object.values(counts) } };
  write('units/coverage-final.json', { [join(root, path)]: file });
}

/** A build of one letter for each piece of the source, of which these numbers have run. */
function browserRan(pieces: string[], ranges: number[]) {
  const mappings = [pieces.map(placeOf).map(({ line, column }, index) => [index, 0, line, column])];
  const file = 'areas/area/0123456789ab/static/js/page.js';
  write(file, pieces.map(() => 'x').join(''));
  write(`${file}.map`, {
    version: 3,
    names: [],
    sources: ['../../../src/page.tsx'],
    mappings,
  });
  write('browser-1.json', { [`/${file}`]: ranges });
}

const uncalled = () =>
  uncalledFunctions({ [path]: text }, folder, folder).map(({ all, ...file }) => [
    all,
    ...file.uncalled.map(({ line, name }) => `${line} ${name}`),
  ]);

beforeAll(() => unitsRan({}));
afterAll(() => rmSync(folder, { recursive: true }));

it('names every function with something in it, by what is around it', () => {
  expect(uncalled()).toEqual([
    [5, '2 add', '3 Page', '4 Page.Button.onClick', '4 Page.Button.onHold.hold', '7 Store.read'],
  ]);
});

it('takes a function for called, and all around it, where units or a browser ran something in it, not where it was passed', () => {
  unitsRan({ 'to + 1': 2, 'load()': 0 });
  const inPage = ['4 Page.Button.onClick', '4 Page.Button.onHold.hold'];
  expect(uncalled()).toEqual([[5, '3 Page', ...inPage, '7 Store.read']]);
  browserRan(['return <', '() => save', 'function hold'], [0, 2]);
  expect(uncalled()).toEqual([[5, ...inPage, '7 Store.read']]);
  browserRan(['return <', 'save()', 'add(1)', '() => load', 'load()'], [1, 2, 3, 4]);
  expect(uncalled()).toEqual([[5, '4 Page.Button.onHold.hold', '7 Store.read']]);
});
