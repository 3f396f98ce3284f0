import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { repositoryFiles, root } from '../repository-files.ts';

const instrumented = {
  name: 'instrumented',
  enforce: 'pre' as const,
  load(id: string) {
    const file = join(root, '.data/mutants', relative(root, id));
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  },
};
const named = process.argv.filter((argument) => /\.test\.tsx?$/.test(argument));

// The projects of the test command one by one, since a plugin of the root reaches none of them.
const place = /^(?:(?:apps|packages|tools)\/[^/]+|apps\/\w+\/test\/lists|supabase)(?=\/[\w.]+$)/;
const folders = repositoryFiles().flatMap((path) => place.exec(path) ?? []);
const projects = [...new Set(folders)]
  .map((folder) => join(root, folder))
  .filter((folder) => named.length === 0 || named.some((file) => file.startsWith(folder)))
  .map((folder) => ({
    ...(existsSync(join(folder, 'vitest.config.ts')) && {
      extends: join(folder, 'vitest.config.ts'),
    }),
    root: folder,
    plugins: [instrumented],
    // A list is added to the set-up of the project, a string would replace it.
    test: { setupFiles: [join(import.meta.dirname, 'record-coverage.ts')] },
  }));

process.env.LITE_AUTH_BCRYPT_COST ??= '4';

export default defineConfig({ test: { projects } });
