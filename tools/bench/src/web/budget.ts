import { join } from 'node:path';
import { root, say } from '../bench.ts';
import { downloadSize, pageScripts } from './page-scripts.ts';

const apps = join(root, 'apps');

/** Kilobytes of JavaScript, compressed as a release does, that a first visit may download before it is complete. */
const budgets: Readonly<Record<string, number>> = {
  '/': 152,
  '/tentang': 151,
  '/alumni': 155,
  '/alumni/thesis': 147,
  '/kegiatan': 155,
  '/lowongan': 152,
  '/jobs': 138,
  '/kontak': 163,
  '/login': 167,
  '/register': 167,
  '/forgot-password': 164,
  '/update-password': 165,
  '/tautan': 165,
};

const builds = { shell: join(apps, 'shell/dist'), area: join(apps, 'public-site/dist') };
let exceeded = 0;
for (const { path, scripts } of await pageScripts(builds)) {
  const sizes = await Promise.all(scripts.map(downloadSize));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  const budget = budgets[path];
  const isExceeded = budget === undefined || size > budget;
  if (isExceeded) exceeded += 1;
  say(
    `${path.padEnd(18)} ${size.toFixed(1).padStart(6)} kB of ${budget ?? 'no budget'}${isExceeded ? ' EXCEEDED' : ''}`,
  );
}
process.exit(exceeded > 0 ? 1 : 0);
