import { faults } from '../faults.ts';
import { accounts, expect, keepSession, test, toast } from '../fixtures.ts';
import { installClock, passTimeUntil } from './fast-clock.ts';
import { screens } from './screens.ts';

const everyFault = Object.entries(faults);
const isWhole = process.env.PORTAL_FAULTS === 'all';
const verdictLimit = 15_000;
const readLimit = 3;

/** Each block meets one fault, the next block the one after it: in turn every fault, on every screen. */
function chosenFaults(turn: number) {
  const first = turn % everyFault.length;
  return isWhole ? everyFault : everyFault.slice(first, first + 1);
}

const cases = screens
  .flatMap(({ blocks, ...screen }) => blocks.map((block) => ({ ...screen, ...block })))
  .flatMap((block, turn) => chosenFaults(turn).map(([name, fault]) => ({ ...block, name, fault })));

for (const { path, visitor, read, title, panel = title, stays, healed, name, fault } of cases) {
  test(`spec §8, threats E1, E2: ${path} says '${title}' when ${read} is ${name}; the page stays and 'Coba Lagi' heals it`, async ({
    page,
  }) => {
    if (visitor) await keepSession(page, accounts[visitor]);
    await installClock(page);
    const isRead = (url: URL) => `${url.pathname}${url.search}`.startsWith(`/rest/v1/${read}`);
    const asked = new Map<string, number>();
    await page.route(isRead, (route) => {
      const url = route.request().url();
      asked.set(url, (asked.get(url) ?? 0) + 1);
      return fault(route);
    });
    await page.goto(path);
    await expect.poll(() => asked.size).toBeGreaterThan(0);
    const passed = await passTimeUntil(page, toast(page, title));
    await expect(toast(page, title)).toBeVisible();
    expect(passed).toBeLessThan(verdictLimit);
    // What a proxy or half an answer holds is never shown.
    await expect(page.getByRole('region', { name: 'Notification' })).not.toContainText(/[<{[]/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(panel).first()).toBeVisible();
    if (stays) await expect(main.getByText(stays).first()).toBeVisible();
    expect(Math.max(...asked.values())).toBeLessThanOrEqual(readLimit);

    await page.unroute(isRead);
    const retry = main.getByRole('button', { name: 'Coba Lagi' });
    await retry.first().click();
    await expect(retry).toHaveCount(0);
    await expect(main.getByText(panel)).toHaveCount(0);
    await expect(main.getByText(healed).first()).toBeVisible();
  });
}
