import seedNames from '../../../seed/data/names.json' with { type: 'json' };
import { testDictionary } from './name-dictionary.ts';

const parts = Object.values(seedNames).flatMap((names) => names.map((name) => name.toLowerCase()));
testDictionary([...new Set(parts)], 63, 60);
