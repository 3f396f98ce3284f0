import { testRandomOwners } from './random-owners.ts';

testRandomOwners(15);
