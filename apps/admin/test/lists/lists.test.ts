import { readdirSync } from 'node:fs';
import { testLists } from './test-lists.ts';

testLists(readdirSync(new URL('files/', import.meta.url)));
