import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { createQueryClient } from '@portal/api/query';

type Options = Parameters<
  ReturnType<ReturnType<typeof createQueryClient>['getMutationCache']>['build']
>[1];
type Make = (...made: unknown[]) => Options;

const source = join(import.meta.dirname, '../src');

/** All exports of the files with this ending, such as all queries or all mutations. */
export async function everyExport(fileEnding: string): Promise<[name: string, value: unknown][]> {
  const files = await readdir(source, { recursive: true });
  const modules: object[] = await Promise.all(
    files.filter((file) => file.endsWith(fileEnding)).map((file) => import(join(source, file))),
  );
  return modules.flatMap((module) => Object.entries(module));
}

/** The functions that make the options of a write; those of an entity are one export, each under the name of its verb. */
export async function everyWrite(): Promise<[name: string, make: Make][]> {
  const found = await everyExport('.mutations.ts');
  return found.flatMap(([name, value]) => {
    if (name.endsWith('Mutation')) return [[name, value as Make]];
    if (!name.endsWith('Mutations')) return [];
    const makes = Object.entries(Object(value)).filter(([, make]) => typeof make === 'function');
    return makes.map(([verb, make]): [string, Make] => [`${name}.${verb}`, make as Make]);
  });
}
