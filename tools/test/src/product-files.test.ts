import { expect, it } from 'vitest';
import { productFiles } from './product-files.ts';

const texts: Record<string, string> = {
  'apps/a/src/main.ts': "void import('./page.tsx');",
  'apps/a/src/page.tsx': "import { part } from './part.tsx';\nimport './page.css';",
  'apps/a/src/page.test.tsx':
    "import { page } from './page.tsx';\nimport { sample } from './sample.ts';",
  'apps/a/src/page.css': '.page {}',
  'apps/a/src/part.tsx': "const late = () => import(\n  /* prefetched */ './late.tsx');",
  'apps/a/src/late.tsx': "import { root } from '@portal/test/browser';",
  'apps/a/src/sample.ts': "import { more } from './more.ts';",
  'apps/a/src/more.ts': '',
  'apps/a/src/table.types.ts': '',
  'apps/a/readme.md': '',
  'e2e/story.ts': '',
  'tools/a/src/start.ts': "export * from '../test/belief.ts';",
  'tools/a/test/belief.ts': '',
  'tools/a/test/other.ts': '',
  'tools/test/src/run.ts': '',
};

it('takes what the product imports, and neither tests nor what only they import', () => {
  expect(productFiles(Object.keys(texts), (path) => texts[path] ?? '')).toEqual([
    'apps/a/src/main.ts',
    'apps/a/src/page.tsx',
    'apps/a/src/page.css',
    'apps/a/src/part.tsx',
    'apps/a/src/late.tsx',
    'tools/a/src/start.ts',
    'tools/a/test/belief.ts',
    'tools/test/src/run.ts',
  ]);
});
