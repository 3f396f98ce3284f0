import { expect, it } from 'vitest';
import { fullFolders } from './folder-limits.ts';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${folder}/${place}.ts`);

it('takes 25 files in a folder, more in its rooms, and lists of any length', () => {
  const paths = [
    ...filesIn('apps/a/src', 25),
    ...filesIn('apps/a/src/form', 25),
    ...filesIn('supabase/migrations', 40),
    'package.json',
  ];
  expect(fullFolders(paths)).toEqual([]);
});

it('names a folder with 26', () => {
  expect(fullFolders(filesIn('apps/a/src', 26))).toEqual([
    'apps/a/src has 26 files, of 25: give them rooms',
  ]);
});
