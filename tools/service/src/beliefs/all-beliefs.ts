import type { Belief } from '../belief.ts';
import { catalogueBeliefs } from './catalogue.ts';
import { errorBeliefs } from './data-api.ts';
import { linkBeliefs } from './links.ts';
import { portalBeliefs } from './portal.ts';
import { readingBeliefs } from './reading.ts';
import { rightsBeliefs } from './rights.ts';
import { setUpBeliefs } from './set-up.ts';
import { signInBeliefs } from './sign-in.ts';
import { operationBeliefs, storageBeliefs } from './storage.ts';

export const allBeliefs: Belief[] = [
  ...errorBeliefs,
  ...readingBeliefs,
  ...rightsBeliefs,
  ...signInBeliefs,
  ...linkBeliefs,
  ...storageBeliefs,
  ...operationBeliefs,
  ...catalogueBeliefs,
  ...setUpBeliefs,
  ...portalBeliefs,
];
