import { testHiddenText } from './hidden-text.ts';

testHiddenText(true);
