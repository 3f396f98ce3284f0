import { createRandom, type Random } from '@portal/database/generators';
import type { LocalStack } from '@portal/local-stack';
import { expect, type Locator, type Page } from 'playwright/test';
import { visitInPage } from '../../fixtures/portal.ts';
import { addAlumni } from '../alumni/alumni-screen.ts';
import { giveReason, reasonQuestion } from '../table/list-screen.ts';
import type { DecisionScreen } from './decision-screens.ts';

/** Enough rows that wait for a decision. */
export async function fillQueues(portal: LocalStack, rows: number) {
  await addAlumni(portal, rows);
  await portal.query(
    `insert into events (title, event_date, status, created_at)
     select 'Rapat ' || lpad(n::text, 4, '0'), '2027-01-01', 'pending', now() - n * interval '1 minute'
     from generate_series(1, ${rows}) n`,
  );
  await portal.query(
    `insert into job_postings (title, company_name, description, status, created_at)
     select 'Usulan ' || lpad(n::text, 4, '0'), 'PT Contoh', 'Merawat trafo.', 'pending', now() - interval '1 year'
     from generate_series(1, ${rows}) n`,
  );
}

/** Each change of a row adds one to its version. */
async function storedChanges(portal: LocalStack): Promise<number> {
  const [row] = await portal.query(
    `select (select sum(version) from alumni) + (select sum(version) from job_postings)
       + (select sum(version) from events) as changes`,
  );
  return Number(row?.changes);
}

interface Spot {
  x: number;
  y: number;
}

/** Points inside the buttons that would be pressed there: in the window, and under nothing else. */
async function spotsOf(buttons: Locator, random: Random): Promise<Spot[]> {
  const part = random.integer(2, 8) / 10;
  return buttons.evaluateAll(
    (elements, share) =>
      elements.flatMap((element) => {
        const box = element.getBoundingClientRect();
        const x = box.x + box.width * share;
        const y = box.y + box.height * share;
        const isFree = element.getAttribute('aria-disabled') !== 'true';
        return isFree && element.contains(document.elementFromPoint(x, y)) ? { x, y } : [];
      }),
    part,
  );
}

/** The writes of a page that wait for their answer. */
function openWritesOf(page: Page): ReadonlySet<unknown> {
  const open = new Set<unknown>();
  page.on('request', (request) => {
    if (/rpc\/(decide|take_back)/.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Returns the longest time between two of the presses: more than was asked for where the machine is busy. */
async function pressTwoOrThreeTimes(page: Page, { x, y }: Spot, random: Random): Promise<number> {
  let longest = 0;
  let last = performance.now();
  await page.mouse.click(x, y);
  for (let more = random.integer(1, 2); more > 0; more -= 1) {
    await page.waitForTimeout(random.integer(30, 900));
    const start = performance.now();
    await page.mouse.click(x, y);
    longest = Math.max(longest, performance.now() - last);
    last = start;
  }
  return longest;
}

/** What has been stored since: waits for one change, then for every write that has been sent. */
async function changesSince(before: number, portal: LocalStack, open: ReadonlySet<unknown>) {
  await expect
    .poll(() => storedChanges(portal), { intervals: [25], timeout: 2_000 })
    .not.toBe(before)
    // A press that was refused stores nothing.
    .catch(() => undefined);
  await expect.poll(() => open.size).toBe(0);
  return (await storedChanges(portal)) - before;
}

function outcomeOf(changes: number, rowsAtOnce: number, longestInterval: number) {
  if (longestInterval > 1400) return 'tooSlow';
  if (changes === 0) return 'refused';
  return changes <= rowsAtOnce ? 'decided' : 'decidedTwice';
}

/** Sequences of presses. Those that a busy machine delayed beyond the lock prove nothing, and are not among the `measured`. */
interface Counted {
  seed: number;
  measured: number;
  decided: number;
  refused: number;
  decidedTwice: number;
  tooSlow: number;
}

/**
 * Presses random decisions, or their undo, two or three times each at random intervals, until as many sequences as asked for
 * were measured. Returns how many of them stored one decision, none, or more. The page must not show a list at the start: a list
 * that is opened from another one shows the rows of the other list until its own have loaded.
 */
export async function pressRepeatedly(
  page: Page,
  portal: LocalStack,
  screen: DecisionScreen,
  { seed, rounds }: { seed: number; rounds: number },
): Promise<Counted> {
  const random = createRandom(seed);
  const [first] = await portal.query(`select id from alumni where full_name = 'Warga 0001'`);
  page.setDefaultTimeout(5_000);
  await page.setViewportSize({ width: screen.width, height: 900 });
  await visitInPage(page, screen.path.replace('first', String(first?.id)));
  const isOpen = screen.path.includes('detail=');
  await expect(page.getByRole('dialog')).toHaveCount(isOpen ? 1 : 0);
  const open = openWritesOf(page);
  const buttons = screen.buttons(page);
  const undo = page.getByRole('button', { name: 'Urungkan' });
  const counted = { seed, measured: 0, decided: 0, refused: 0, decidedTwice: 0, tooSlow: 0 };
  let before = await storedChanges(portal);
  let rowsAtOnce = 1;
  while (counted.measured < rounds) {
    const isForUndo = random.chance(0.1);
    let spots: Spot[] = [];
    // Retried, because a closing detail or an ending selection may disappear during the preparation.
    await expect(async () => {
      // The toast disappears after its time, and when keys prepare the next decision.
      const isUndo = isForUndo && (await undo.isVisible());
      if (!isUndo && screen.prepare) rowsAtOnce = await screen.prepare(page, random);
      spots = await spotsOf(isUndo ? undo : buttons, random);
      expect(spots).not.toHaveLength(0);
    }).toPass({ timeout: 60_000 });
    const longest = await pressTwoOrThreeTimes(page, random.pick(spots), random);
    if (await reasonQuestion(page).isVisible()) await giveReason(page);
    const changes = await changesSince(before, portal, open);
    before += changes;
    counted[outcomeOf(changes, rowsAtOnce, longest)] += 1;
    counted.measured = counted.decided + counted.refused + counted.decidedTwice;
  }
  return counted;
}
