import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '@portal/release/hosting';

/** Folders of the builds that serve the public pages. */
export interface Builds {
  shell: string;
  area: string;
}
interface Page {
  path: string;
  /** What a first visit downloads before the page is complete. */
  scripts: string[];
}
interface Area {
  entry: string;
  routes: { path: string; preload: string[] }[];
}

export async function pageScripts({ shell, area }: Builds): Promise<Page[]> {
  const html = await readFile(join(shell, 'index.html'), 'utf8');
  // Below `/shell/<build>/`.
  const ofShell = [...html.matchAll(/<script[^>]*\ssrc="\/shell\/[^/]+\/([^"]+)"/g)].map(
    ([, file = '']) => join(shell, file),
  );
  const { entry, routes } = JSON.parse(await readFile(join(area, 'area.json'), 'utf8')) as Area;
  return routes.map(({ path, preload }) => {
    const ofPage = [entry, ...preload.filter((file) => file.endsWith('.js'))];
    return { path, scripts: [...ofShell, ...ofPage.map((file) => join(area, file))] };
  });
}

/** Kilobytes of a file, compressed as a release does. */
export async function downloadSize(file: string): Promise<number> {
  return (await compress(await readFile(file), 'br', 'release')).length / 1_000;
}
