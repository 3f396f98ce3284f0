import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => `docs/${path}`);

/** Those of pnpm itself. */
const ofPnpm = ['exec', 'install', 'licenses', 'pack'];

it.each(['README.md', ...documents])('every command that %s names exists', (path) => {
  const named = [...read(path).matchAll(/pnpm(?:@[\d.]+)? ([a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !scripts[name] && !ofPnpm.includes(name))).toEqual([]);
});

it('every command is documented for those who need it', () => {
  const text = read('README.md') + read('docs/commands.md');
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`pnpm(?:@[\\d.]+)? ${name}(?![\\w:-])`).test(text),
  );
  expect(missing).toEqual([]);
});
