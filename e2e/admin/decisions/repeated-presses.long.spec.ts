import { accounts, expect, openAs, test, visitInPage } from '../../fixtures/portal.ts';
import { decisionScreens } from './decision-screens.ts';
import { fillQueues, pressRepeatedly } from './repeated-presses.ts';

// A sample: `repeated-presses.soak.ts` presses a thousand times on every screen.
test('repeated sending: two or three presses on one spot decide once, wherever decisions are made', async ({
  page,
  portal,
}) => {
  await fillQueues(portal, 40);
  await openAs(page, accounts.admin, '/admin/dashboard');
  for (const [index, name] of [
    'the queue of alumni',
    'the detail of an alumnus',
    'the bar of selected alumni',
    'the detail of a job',
    'all jobs',
    'all jobs that match',
  ].entries()) {
    await test.step(name, async () => {
      const screen = decisionScreens[name];
      if (!screen) throw new Error(`No screen '${name}'`);
      const options = { seed: 7 + index, rounds: 1 };
      const counted = await pressRepeatedly(page, portal, screen, options);
      expect(counted).toMatchObject({ decidedTwice: 0, refused: 0 });
      await visitInPage(page, '/admin/dashboard');
    });
  }
});

test('repeated sending: two or three presses on the ways to what waits decide nothing', async ({
  page,
  portal,
}) => {
  await fillQueues(portal, 5);
  await openAs(page, accounts.admin, '/admin/manage-organization');
  const screen = decisionScreens['the ways from dashboard and menu to what waits'];
  if (!screen) throw new Error('No such screen');
  const counted = await pressRepeatedly(page, portal, screen, { seed: 3, rounds: 3 });
  expect(counted).toMatchObject({ decided: 0, decidedTwice: 0 });
});
