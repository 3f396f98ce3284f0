import { testRandomFiles } from './random-files.ts';

testRandomFiles(2000);
