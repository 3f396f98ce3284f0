import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../bench.ts';
import { downloadSize, pageScripts } from '../web/page-scripts.ts';
import { productionDependencies, refusedLicences } from './dependencies.ts';
import {
  describeDependencies,
  describeDownloads,
  downloadedPackages,
  licencesPage,
} from './licences-page.ts';
import { buildWithMaps, charactersByPackage } from './packages-of-script.ts';

/** Kilobytes of a script by package: the compressed size, divided as the characters are. */
async function kilobytesByPackage(script: string): Promise<Map<string, number>> {
  const characters = await charactersByPackage(script);
  const all = [...characters.values()].reduce((sum, each) => sum + each, 0);
  const size = await downloadSize(script);
  return new Map([...characters].map(([name, part]) => [name, (size * part) / all]));
}

const folder = await mkdtemp(join(tmpdir(), 'portal-licences-'));
try {
  say('Building the public pages …');
  const shell = await buildWithMaps('shell', folder);
  const area = await buildWithMaps('public-site', folder);
  const pages = await pageScripts({ shell, area });
  const scripts = [...new Set(pages.flatMap((page) => page.scripts))];
  const sizes = new Map(
    await Promise.all(
      scripts.map(async (script) => [script, await kilobytesByPackage(script)] as const),
    ),
  );
  const fonts = join(shell, 'static/font');
  const font = await Promise.all(
    (await readdir(fonts)).map((file) => downloadSize(join(fonts, file))),
  );
  const dependencies = productionDependencies();
  const downloads = describeDownloads({ pages, sizes, fontSize: Math.max(...font) });
  await writeFile(licencesPage, `${downloads}\n${describeDependencies(dependencies)}`);
  const refused = refusedLicences(dependencies, downloadedPackages());
  for (const sentence of refused) say(sentence);
  process.exitCode = refused.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true });
}
