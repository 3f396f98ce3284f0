import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '@portal/release/hosting';
import { root, say } from '../bench.ts';

const apps = join(root, 'apps');

/** Kilobytes of JavaScript, compressed as a release does, that a first visit may download before it is complete. */
const budgets: Readonly<Record<string, number>> = {
  '/': 146,
  '/tentang': 146,
  '/alumni': 148,
  '/alumni/thesis': 142,
  '/kegiatan': 149,
  '/lowongan': 146,
  '/jobs': 133,
  '/kontak': 157,
  '/login': 161,
  '/register': 160,
  '/forgot-password': 158,
  '/update-password': 159,
};

interface Area {
  entry: string;
  routes: { path: string; preload: string[] }[];
}

const shell = await totalOf('shell', await shellScripts());
const area = JSON.parse(await readFile(join(apps, 'public-site/dist/area.json'), 'utf8')) as Area;
let exceeded = 0;
for (const { path, preload } of area.routes) {
  const size = shell + (await totalOf('public-site', [area.entry, ...preload.filter(isScript)]));
  const budget = budgets[path];
  const isExceeded = budget === undefined || size > budget;
  if (isExceeded) exceeded += 1;
  say(
    `${path.padEnd(18)} ${size.toFixed(1).padStart(6)} kB of ${budget ?? 'no budget'}${isExceeded ? ' EXCEEDED' : ''}`,
  );
}
process.exit(exceeded > 0 ? 1 : 0);

async function shellScripts(): Promise<string[]> {
  const html = await readFile(join(apps, 'shell/dist/index.html'), 'utf8');
  // Below `/shell/<build>/`.
  return [...html.matchAll(/<script[^>]*\ssrc="\/shell\/[^/]+\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
}

async function totalOf(app: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(apps, app, 'dist', file));
      return (await compress(bytes, 'br', 'release')).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
