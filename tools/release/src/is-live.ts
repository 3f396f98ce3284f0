import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAndPrint } from './command-line.ts';
import { hasChanged, hasLiveBuild } from './live-builds.ts';

const usage = 'pnpm is-live <area> --site <url> [--since <commit> <file or folder>…]';

// For workflows: whether the live build is the one that these sources give, and no other file of the area has changed either.
await runAndPrint(async ({ root }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, since: { type: 'string' } },
  });
  const [area, ...own] = positionals;
  if (!area) throw new Error(`Usage: ${usage}`);
  if (!values.site || (values.since !== undefined && hasChanged(root, values.since, own)))
    return 'false';
  const output = join(root, 'apps', area, 'dist');
  return String(await hasLiveBuild(output, values.site));
});
