import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';
import { decisionScreens } from './decision-screens.ts';
import { fillQueues, pressRepeatedly } from './repeated-presses.ts';

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
