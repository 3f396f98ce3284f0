import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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

it.each(['README.md', ...documents])('every file behind a command of %s exists', (path) => {
  const commands = [...read(path).matchAll(/pnpm exec ([^`\n]+)/g)].map(([, rest = '']) => rest);
  const named = commands.flatMap((command) => command.match(/[\w@.-]+(?:\/[\w@.-]+)+/g) ?? []);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** As GitHub names the place of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

it.each(['README.md', ...documents])(
  'every link of %s leads to a file, and to a heading of it',
  (path) => {
    const links = [...read(path).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(([, file = '', anchor]) => {
      const target = file ? join(dirname(path), file) : path;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  },
);

/** What the sources of the commands say, each text in the parts between what is filled in. */
const said = execFileSync('git', ['ls-files', 'tools/*.ts', 'supabase/seed/*.ts', 'deploy/*.sh'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/\.(test|soak)\.ts$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/`([^`]+)`|'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"/g)])
  .map((literal) => (literal[1] ?? literal[2] ?? literal[3] ?? '').split(/\$\{[^}]*\}/));

it('every message that operations.md explains is one of the commands', () => {
  const [, table = ''] = read('docs/operations.md').split('## Messages of the commands');
  const messages = (table.split('\n## ')[0] ?? '').match(/^\| (?!Message|-)[^|]+/gm) ?? [];
  const parts = messages
    .flatMap((row) => row.slice(2).split('…'))
    .map((part) => part.trim())
    .filter((part) => part.length > 10 && part.includes(' '));
  expect(parts.length).toBeGreaterThan(20);
  const isSaid = (part: string) =>
    said.some(
      (text) =>
        text.join(' ').includes(part) ||
        text.some((piece) => piece.trim().length > 10 && part.includes(piece.trim())),
    );
  expect(parts.filter((part) => !isSaid(part))).toEqual([]);
});
