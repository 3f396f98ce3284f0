import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveArea } from '../portal.ts';
import type { SiteFolder } from '../site-folder.ts';
import { type Problem, problem } from './problem.ts';

/**
 * Kilobytes of code, compressed, that an area may load before its page works: three seconds of a slow connection (400 kbit/s) where
 * everybody comes, ten where people come to work. The shell's part is not counted.
 */
const limits = { public: 150, others: 500 };

/** Pages whose code would keep people waiting: most often a library for one button, which an `import()` at the press would fetch. */
export async function heavyPages(site: SiteFolder, area: LiveArea): Promise<Problem[]> {
  const { registered, description } = area;
  if (!description) return [];
  const folder = site.build(registered.name, registered.build);
  const problems: Problem[] = [];
  for (const { path, access, preload } of description.routes) {
    const files = [...new Set([description.entry, ...preload])];
    const sizes = await Promise.all(files.map((file) => downloadSize(join(folder, file))));
    const size = Math.round(sizes.reduce((sum, each) => sum + each, 0));
    const limit = access === 'public' ? limits.public : limits.others;
    if (size <= limit) continue;
    const biggest = files[sizes.indexOf(Math.max(...sizes))] ?? description.entry;
    const fault = `the page ${path} loads ${size} kB of code, compressed, and may load ${limit} kB`;
    const advice = 'Load what is big when it is needed, by import(…) in the event handler';
    problems.push(problem(registered, biggest, fault, advice));
  }
  return problems;
}

/** Kilobytes of a published file, as browsers get it; nothing of one that is missing, which is a problem of its own. */
async function downloadSize(file: string): Promise<number> {
  for (const form of [`${file}.br`, file]) {
    const found = await stat(form).catch(() => undefined);
    if (found) return found.size / 1_000;
  }
  return 0;
}
