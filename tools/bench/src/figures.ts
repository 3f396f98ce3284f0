import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load, printed, root, say } from './bench.ts';

const file = join(root, 'docs/figures.md');

/** Stores what this bench has printed as its section of docs/figures.md. A round with options, shorter or of some pages only, is not stored. */
export function storeFigures(): void {
  const [, script = '', ...options] = process.argv;
  if (options.length > 0) return;
  const title = basename(script, '.ts').replace('-', ':');
  const date = new Date().toISOString().slice(0, 10);
  const text = [`Measured on ${date}.`, '', '```', printed.join('\n').trim(), '```'].join('\n');
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), title, text));
}

/** Prints and stores the verdict of a bench with limits, and ends it. */
export function endWithMissed(missed: number): never {
  say(`\n${missed} limits missed; ${load()} at the end`);
  storeFigures();
  process.exit(missed > 0 ? 1 : 0);
}

/** The Markdown document with the section of this title replaced, or appended when it has none. */
export function replaceSection(document: string, title: string, text: string): string {
  const [head = '', ...sections] = document.split(/^## /m);
  const others = sections.map((section) => `## ${section.trim()}\n`);
  const section = `## ${title}\n\n${text.trim()}\n`;
  const index = others.findIndex((other) => other.startsWith(`## ${title}\n`));
  if (index < 0) others.push(section);
  else others[index] = section;
  return `${head.trim()}\n\n${others.join('\n')}`;
}
