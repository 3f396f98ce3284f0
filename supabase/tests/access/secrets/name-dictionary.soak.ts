import { testDictionary } from './name-dictionary.ts';
import nameParts from './name-parts.json' with { type: 'json' };

testDictionary(nameParts, 154, 58);
