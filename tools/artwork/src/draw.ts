import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyStateDrawings } from './drawings.ts';
import { faviconSvg, markModule } from './mark.ts';
import { bannerPattern, titleTrace } from './ornament.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

async function write(path: string, content: string): Promise<void> {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

const ui = 'packages/ui/src';
await write(`${ui}/brand/mark-paths.ts`, markModule());
await write(`${ui}/layout/banner-pattern.svg`, bannerPattern());
await write(`${ui}/layout/trace.svg`, titleTrace());
await write('apps/shell/public/favicon.svg', faviconSvg());
for (const [name, drawing] of Object.entries(emptyStateDrawings())) {
  await write(`${ui}/feedback/drawings/${name}.svg`, drawing);
}
