import type { Page, Route } from 'playwright/test';
import { installClock, passTimeUntil } from '../fixtures/fast-clock.ts';
import { faults } from '../fixtures/faults.ts';
import { accounts, expect, keepSession, openInPage, test, toast } from '../fixtures/portal.ts';
import { isChosen } from '../screens/routes.ts';
import type { Block, Screen } from './screen.ts';
import { screens } from './screens.ts';

const everyFault = Object.entries(faults);
const isWhole = process.env.PORTAL_FAULTS === 'all';
const verdictLimit = 15_000;
const readLimit = 3;
const wholeLimit = 10 * 60_000;

/** One fault per block, in rotation, so that all faults are covered together. */
function chosenFaults(turn: number) {
  const first = turn % everyFault.length;
  return isWhole ? everyFault : everyFault.slice(first, first + 1);
}

interface Case extends Omit<Screen, 'blocks'> {
  block: Block;
  /** All reads of the screen, by table or function. */
  reads: string[];
  chosen: ReturnType<typeof chosenFaults>;
}

const source = (read: string) => read.replace(/\?.*/, '');
const cases: Case[] = screens
  .flatMap(({ blocks, ...screen }) => {
    const reads = blocks.map(({ read }) => source(read));
    return blocks.map((block) => ({ ...screen, block, reads }));
  })
  .map((screen, turn) => ({ ...screen, chosen: chosenFaults(turn) }))
  .filter(({ path }) => isChosen(path));

for (const [who, visitor] of [
  ['a visitor', null],
  ['an alumnus', 'budi'],
  ['the admin', 'admin'],
] as const) {
  const own = cases.filter((one) => one.visitor === visitor);
  if (own.length === 0) continue;
  test(`failed reads, request limit: each block of ${who} says so and heals by 'Coba Lagi'`, async ({
    page,
  }) => {
    if (isWhole) test.setTimeout(wholeLimit);
    await installClock(page);
    if (visitor) await keepSession(page, accounts[visitor]);
    const open = opener(page);
    for (const screen of own) {
      const { path, block, chosen } = screen;
      const kinds = isWhole ? 'failing in every way' : chosen.map(([name]) => name).join();
      await test.step(`${path} says '${block.title}' when ${block.read} is ${kinds}`, () =>
        expectFaultsSurvived(page, screen, () => open(screen)));
    }
  });
}

/** Opens screens within the page, except where the cache of the page would answer their reads. */
function opener(page: Page) {
  const cached = new Set<string>();
  return async ({ path, reads }: Case) => {
    if (cached.size > 0 && reads.every((read) => !cached.has(read))) await openInPage(page, path);
    else {
      cached.clear();
      await page.goto(path);
    }
    for (const read of reads) cached.add(read);
  };
}

async function expectFaultsSurvived(
  page: Page,
  { block, chosen }: Case,
  open: () => Promise<unknown>,
) {
  const { read, title } = block;
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
  await expect(main.getByText(block.healed).filter({ visible: true }).first()).toBeVisible();
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

/** The toast comes in time, the block shows its own text, the rest of the page stays; then the toast is closed. A quiet block has none. */
async function expectVerdict(page: Page, block: Block, count: () => number) {
  const { title, panel = title, stays, isQuiet = false } = block;
  await expect.poll(count).toBeGreaterThan(0);
  const main = page.getByRole('main');
  const verdict = isQuiet ? main.getByText(panel).first() : toast(page, title);
  const passed = await passTimeUntil(page, verdict);
  await expect(verdict).toBeVisible();
  expect(passed).toBeLessThan(verdictLimit);
  // The body of a proxy's page or of half an answer is never shown.
  const toasts = page.getByRole('region', { name: 'Notification' });
  await expect(toasts).not.toContainText(/[<{[]/);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(panel).first()).toBeVisible();
  if (stays) await expect(main.getByText(stays).first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(readLimit);
  if (!isQuiet) await toasts.getByRole('button', { name: 'Tutup' }).click();
  await expect(toast(page, title)).toBeHidden();
}
