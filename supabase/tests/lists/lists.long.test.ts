import { testLists } from './test-lists.ts';

testLists(['18-peserta-wisuda-400.xlsx']);
