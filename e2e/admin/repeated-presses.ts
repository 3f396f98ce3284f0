import { createRandom, type Random } from '@portal/database/generators';
import type { LocalStack } from '@portal/local-stack';
import { expect, type Locator, type Page } from 'playwright/test';
import { openInPage } from '../fixtures.ts';
import { addAlumni } from './alumni-screen.ts';
import { main } from './list-screen.ts';

/** A screen on which one press decides. */
interface DecisionScreen {
  width: number;
  /** As the admin; relative to the list it may name a row. */
  path: string;
  buttons: (page: Page) => Locator;
  /** Makes the next decision possible. Returns on how many rows one press decides. */
  prepare?: (page: Page, random: Random) => Promise<number>;
}

const decisions = (place: Locator) =>
  place.getByRole('button', {
    name: /^(Verifikasi|Tolak|Setujui|Buka Kembali|Tutup Lowongan) (?!yang dipilih)/,
  });
const dialog = (page: Page) => page.getByRole('dialog');
/** The rows that are not locked: presses and keys on locked ones would keep them so. */
const freeRows = (page: Page) =>
  main(page)
    .locator('[data-row-key]')
    .filter({ has: page.locator('button[aria-disabled="false"]') });

async function anyFreeRow(page: Page, random: Random): Promise<Locator> {
  const rows = freeRows(page);
  return rows.nth(random.integer(0, Math.max(0, (await rows.count()) - 1)));
}

/** A telephone shows two cards: any of the others is brought into sight. */
async function scrollToCard(page: Page, random: Random): Promise<number> {
  const card = await anyFreeRow(page, random);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return 1;
}

async function showNextAlumnus(page: Page): Promise<number> {
  const position = dialog(page).getByRole('status').first();
  // A press after that on 'Urungkan' may have met what the toast covered, and closed the detail.
  if (!(await position.isVisible())) {
    await main(page).getByRole('rowheader').first().getByRole('button').click();
  }
  const former = await position.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(position).not.toHaveText(String(former));
  await expect(position).toHaveText(/ dari /);
  await expect(dialog(page).getByRole('switch')).toBeVisible();
  return 1;
}

async function showAnotherJob(page: Page, random: Random): Promise<number> {
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const free = await anyFreeRow(page, random);
  await free.getByRole('rowheader').getByRole('button').click();
  await expect(decisions(dialog(page)).first()).toBeVisible();
  return 1;
}

async function selectTwo(page: Page, random: Random): Promise<number> {
  const clear = main(page).getByRole('button', { name: 'Batalkan pilihan' });
  // By keyboard: a toast may cover what is pressed here.
  if (await clear.isVisible()) await clear.press('Enter');
  await expect(clear).toHaveCount(0);
  const waiting = freeRows(page)
    .filter({ hasText: 'Menunggu Validasi' })
    .getByRole('checkbox', { checked: false });
  const first = random.integer(0, 5);
  for (let count = 1; count <= 2; count += 1) {
    // A selected one is no longer among these.
    await waiting.nth(first).press('Space');
    await expect(main(page).getByText(`${count} dipilih`)).toBeVisible();
  }
  return 2;
}

export const decisionScreens: Readonly<Record<string, DecisionScreen>> = {
  'the queue of alumni': {
    width: 1440,
    path: '/admin/manage-alumni?status=pending',
    buttons: (page) => decisions(main(page)),
  },
  'the queue of alumni as cards': {
    width: 390,
    path: '/admin/manage-alumni?status=pending',
    buttons: (page) => decisions(main(page)),
    prepare: scrollToCard,
  },
  'the detail of an alumnus': {
    width: 1440,
    path: '/admin/manage-alumni?q=warga&detail=first',
    buttons: (page) => decisions(dialog(page)).or(dialog(page).getByRole('switch')),
    prepare: showNextAlumnus,
  },
  'the bar of selected alumni': {
    width: 1440,
    path: '/admin/manage-alumni?status=pending',
    buttons: (page) => main(page).getByRole('button', { name: / yang dipilih$/ }),
    prepare: selectTwo,
  },
  'the detail of a job': {
    width: 1440,
    path: '/admin/manage-jobs',
    buttons: (page) => decisions(dialog(page)),
    prepare: showAnotherJob,
  },
  'all jobs': {
    width: 1440,
    path: '/admin/manage-jobs',
    buttons: (page) => decisions(main(page)),
  },
  'the queue of events': {
    width: 1440,
    path: '/admin/manage-events?status=pending',
    buttons: (page) => decisions(main(page)),
  },
};

/** Enough rows that wait for a decision. */
export async function fillQueues(portal: LocalStack, rows: number) {
  await addAlumni(portal, rows);
  await portal.query(
    `insert into events (title, event_date, status, created_at)
     select 'Rapat ' || n, '2027-01-01', 'pending', now() - n * interval '1 minute'
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
    if (request.method() === 'PATCH') open.add(request);
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
  const deadline = performance.now() + 2000;
  while ((await storedChanges(portal)) === before && performance.now() < deadline);
  await expect.poll(() => open.size).toBe(0);
  return (await storedChanges(portal)) - before;
}

/**
 * Presses random decisions, or their undo, two or three times each at random intervals. Expects that no press after the first
 * one has stored anything, and returns what was counted. The page shows any page of the admin.
 */
export async function pressRepeatedly(
  page: Page,
  portal: LocalStack,
  screen: DecisionScreen,
  { seed, rounds }: { seed: number; rounds: number },
) {
  const random = createRandom(seed);
  const [first] = await portal.query(`select id from alumni where full_name = 'Warga 0001'`);
  page.setDefaultTimeout(5_000);
  await page.setViewportSize({ width: screen.width, height: 900 });
  await openInPage(page, screen.path.replace('first', String(first?.id)));
  const open = openWritesOf(page);
  const buttons = screen.buttons(page);
  const undo = page.getByRole('button', { name: 'Urungkan' });
  const counted = { seed, rounds, decided: 0, refused: 0, tooSlow: 0, decidedTwice: 0 };
  let before = await storedChanges(portal);
  let rowsAtOnce = 1;
  for (let round = 1; round <= rounds; round += 1) {
    const isForUndo = random.chance(0.1);
    let spots: Spot[] = [];
    // Tried again: a detail that closes or a selection that ends may go while it is being prepared.
    await expect(async () => {
      // The toast goes by itself, and with the keys that prepare the next decision.
      const isUndo = isForUndo && (await undo.isVisible());
      if (!isUndo && screen.prepare) rowsAtOnce = await screen.prepare(page, random);
      spots = await spotsOf(isUndo ? undo : buttons, random);
      expect(spots).not.toHaveLength(0);
    }).toPass({ timeout: 60_000 });
    const longest = await pressTwoOrThreeTimes(page, random.pick(spots), random);
    const changes = await changesSince(before, portal, open);
    before += changes;
    if (longest > 1400) counted.tooSlow += 1;
    else if (changes === 0) counted.refused += 1;
    else if (changes <= rowsAtOnce) counted.decided += 1;
    else counted.decidedTwice += 1;
  }
  return counted;
}
