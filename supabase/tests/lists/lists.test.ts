import { readdirSync } from 'node:fs';
import { testLists } from './test-lists.ts';

// The long one is read in lists.long.test.ts.
testLists(readdirSync(new URL('files/', import.meta.url)).filter((name) => !name.includes('400')));
