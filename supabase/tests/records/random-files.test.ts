import { testRandomFiles } from './random-files.ts';

testRandomFiles(4);
