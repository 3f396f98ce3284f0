import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles, root } from './repository-files.ts';

const sources = repositoryFiles().filter(
  (path) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.test\./.test(path),
);

it('words are encoded wherever they go into a link to a mail, a chat, a map or a calendar', () => {
  const links = sources.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /[?&`](text|subject|body|cid|query)=\$\{(\w+)/g,
      ),
    ].map(([, name, encoder]) => [path, name, encoder]),
  );
  expect(links.length).toBeGreaterThan(9);
  expect(links.filter(([, , encoder]) => encoder !== 'encodeURIComponent')).toEqual([]);
});
