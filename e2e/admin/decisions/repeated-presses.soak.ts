import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';
import { decisionScreens } from './decision-screens.ts';
import { fillQueues, pressRepeatedly } from './repeated-presses.ts';

const rounds = 60;

for (const [index, [name, screen]] of Object.entries(decisionScreens).entries()) {
  test(`repeated sending: ${rounds} double and triple presses in ${name} decide once each`, async ({
    page,
    portal,
  }, testInfo) => {
    testInfo.setTimeout(600_000);
    await fillQueues(portal, 2 * rounds);
    await openAs(page, accounts.admin, '/admin/manage-organization');
    const counted = await pressRepeatedly(page, portal, screen, {
      seed: 100 * Number(process.env.PORTAL_SOAK_SEED) + index,
      rounds,
    });
    process.stdout.write(`${name}: ${JSON.stringify(counted)}\n`);
    expect(counted.decidedTwice).toBe(0);
    // A lock that refused the first presses as well would prove nothing.
    expect(counted.decided).toBeGreaterThanOrEqual(screen.onlyLeads ? 0 : 0.9 * rounds);
  });
}
