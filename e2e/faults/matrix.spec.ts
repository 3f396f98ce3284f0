import type { Page, Route } from 'playwright/test';
import { faults } from '../faults.ts';
import { accounts, expect, openAs, test, toast } from '../fixtures.ts';
import { installClock, passTimeUntil } from './fast-clock.ts';
import type { Block } from './screen.ts';
import { screens } from './screens.ts';

const everyFault = Object.entries(faults);
const isWhole = process.env.PORTAL_FAULTS === 'all';
const verdictLimit = 15_000;
const readLimit = 3;

/** One fault per block, in rotation, so that all faults are covered together. */
function chosenFaults(turn: number) {
  const first = turn % everyFault.length;
  return isWhole ? everyFault : everyFault.slice(first, first + 1);
}

const cases = screens
  .flatMap(({ blocks, ...screen }) => blocks.map((block) => ({ ...screen, block })))
  .map((screen, turn) => ({ ...screen, chosen: chosenFaults(turn) }));

for (const { path, visitor, block, chosen } of cases) {
  const { read, title } = block;
  const kinds = isWhole ? 'failing in every way' : chosen.map(([name]) => name).join();
  test(`failed reads, request limit: ${path} says '${title}' when ${read} is ${kinds}; the page stays and 'Coba Lagi' heals it`, async ({
    page,
  }) => {
    const open = () => (visitor ? openAs(page, accounts[visitor], path) : page.goto(path));
    await installClock(page);
    const reads = await interceptReads(page, read);
    const retry = page.getByRole('main').getByRole('button', { name: 'Coba Lagi' });
    for (const [turn, [name, fault]] of chosen.entries()) {
      await test.step(name, async () => {
        reads.meet(fault);
        await (turn === 0 ? open() : retry.first().click());
        await expectVerdict(page, block, reads.count);
      });
    }

    await reads.release();
    await retry.first().click();
    await expect(retry).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByText(block.panel ?? title)).toHaveCount(0);
    await expect(main.getByText(block.healed).first()).toBeVisible();
  });
}

/** Answers every matching read with the current fault and counts the requests per URL since the fault was set. */
async function interceptReads(page: Page, read: string) {
  const isRead = (url: URL) => `${url.pathname}${url.search}`.startsWith(`/rest/v1/${read}`);
  const asked = new Map<string, number>();
  let current: (route: Route) => Promise<void>;
  await page.route(isRead, (route) => {
    const url = route.request().url();
    asked.set(url, (asked.get(url) ?? 0) + 1);
    return current(route);
  });
  return {
    meet: (fault: typeof current) => {
      asked.clear();
      current = fault;
    },
    count: () => Math.max(0, ...asked.values()),
    release: () => page.unroute(isRead),
  };
}

/** The toast comes in time, the block shows its own text, the rest of the page stays; then the toast is closed. */
async function expectVerdict(page: Page, block: Block, count: () => number) {
  const { title, panel = title, stays } = block;
  await expect.poll(count).toBeGreaterThan(0);
  const passed = await passTimeUntil(page, toast(page, title));
  await expect(toast(page, title)).toBeVisible();
  expect(passed).toBeLessThan(verdictLimit);
  // The body of a proxy's page or of half an answer is never shown.
  const said = page.getByRole('region', { name: 'Notification' });
  await expect(said).not.toContainText(/[<{[]/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(panel).first()).toBeVisible();
  if (stays) await expect(main.getByText(stays).first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(readLimit);
  await said.getByRole('button', { name: 'Tutup' }).click();
  await expect(toast(page, title)).toBeHidden();
}
