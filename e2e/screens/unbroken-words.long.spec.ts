import { storeUnbrokenWords } from '../faults/unbroken-words.ts';
import { test } from '../fixtures/portal.ts';
import { expectNoScreenScrollsSideways, visits } from './narrow-steps.ts';

for (const visit of visits) {
  test(`look: one word of 150 letters wraps on every screen of ${visit.who}`, async ({
    page,
    portal,
  }) => {
    await storeUnbrokenWords(portal);
    await expectNoScreenScrollsSideways(page, portal, visit);
  });
}
