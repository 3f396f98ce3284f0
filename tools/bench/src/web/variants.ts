import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@portal/federation/registry';
import type { LocalStack } from '@portal/local-stack';
import { siteDir } from '../bench.ts';
import { benchDir, openDemoStack } from '../bench-stack.ts';
import { buildOneApp } from './one-app/build-one-app.ts';
import { asPartOf, writePages } from './one-app/write-pages.ts';

export interface Variant {
  name: 'portal' | 'one application' | 'one application with first paint';
  stack: LocalStack;
}

/** The same content three times, each from a server of its own with the same backend, data and compression. */
export async function openVariants(paths: readonly string[]): Promise<[Variant, ...Variant[]]> {
  return [
    { name: 'portal', stack: await openDemoStack({ siteDir }) },
    { name: 'one application', stack: await openOneApp('one-app') },
    { name: 'one application with first paint', stack: await openOneApp('one-app-painted', paths) },
  ];
}

/** With a first paint in the HTML of these paths. */
async function openOneApp(name: string, paths: readonly string[] = []): Promise<LocalStack> {
  const folder = join(benchDir, name);
  const app = await buildOneApp(folder, paths.length > 0);
  const stack = await openDemoStack({ siteDir: folder });
  const released: Registry = JSON.parse(await readFile(join(siteDir, 'registry.json'), 'utf8'));
  const registry: Registry = {
    backend: { url: stack.url, publishableKey: stack.publishableKey },
    areas: released.areas.map((area) => asPartOf(app, area)),
  };
  await writePages({ folder, url: stack.url, app, registry, paths });
  return stack;
}
