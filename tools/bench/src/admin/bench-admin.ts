import { demoAccounts } from '@portal/database/seed';
import { rareName } from '../alumni-rows.ts';
import { launchBrowser, load, median, say, siteDir } from '../bench.ts';
import { openBenchStack, sizes } from '../bench-stack.ts';
import { endWithMissed } from '../figures.ts';
import { keepSession } from '../sign-in.ts';

/** An action of the admin, and what the page shows once it is done. */
interface Step {
  name: string;
  /** A selector. */
  press?: string;
  type?: { into: string; text: string };
  /** Selectors that must all match. */
  shown: string[];
  /** Of the table, if it changes. */
  title?: string;
  /** Milliseconds. */
  limit: number;
}

const runs = Number(process.argv[2]) || 7;
const alumniCount = sizes[1];
const maxRows = 100;

const rowsAreThere = ['main tbody tr button', 'main [aria-busy="false"] table'];
const pages = 'nav[aria-label="Halaman"] li';
/** In this order, each on the page that the one before has left. */
const steps: Step[] = [
  {
    name: 'first rows after a press on the dashboard',
    press: 'main a[href="/admin/manage-alumni"]',
    shown: rowsAreThere,
    limit: 1_000,
  },
  {
    name: 'sorted by name',
    press: 'main thead th:nth-of-type(2) button',
    shown: ['main th[aria-sort="ascending"]', ...rowsAreThere],
    limit: 500,
  },
  {
    name: 'the last page',
    press: `${pages}:nth-last-child(3)`,
    shown: [`${pages}[aria-disabled="true"].ant-pagination-next`, ...rowsAreThere],
    limit: 500,
  },
  {
    name: 'a rare name typed, including the debounce of 300 ms',
    type: { into: 'main input[type="search"]', text: rareName },
    shown: rowsAreThere,
    title: 'Alumni (10)',
    limit: 500,
  },
];

const stack = await openBenchStack(alumniCount, siteDir);
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'id-ID' });
await keepSession(page, stack, demoAccounts.admin);
say(`${alumniCount} alumni in Chromium, ${load()} at the start`);

const times = new Map<string, number[]>(steps.map(({ name }) => [name, []]));
for (let run = 0; run < runs; run += 1) {
  await page.goto(`${stack.url}/admin/dashboard`, { waitUntil: 'networkidle' });
  for (const step of steps) times.get(step.name)?.push(await measureStep(step));
}
await page.goto(`${stack.url}/admin/manage-alumni?baris=100`, { waitUntil: 'networkidle' });
await page.locator('main tbody tr button').first().waitFor();
const rows = await page.locator('main tbody tr').count();

let missed = rows > maxRows ? 1 : 0;
for (const { name, limit } of steps) {
  const measured = times.get(name) ?? [];
  const isMissed = median(measured) > limit;
  if (isMissed) missed += 1;
  const [middle, worst] = [median(measured), Math.max(...measured)].map((time) =>
    time.toFixed(0).padStart(5),
  );
  const verdict = isMissed ? ' MISSED' : '';
  say(`${name.padEnd(52)} median ${middle} ms  worst ${worst} ms  limit ${limit} ms${verdict}`);
}
say(`most rows in the page: ${rows}, limit ${maxRows}`);
await stack.close();
await browser.close();
endWithMissed(missed);

/** Milliseconds from the press, or the last key, to the frame that shows the result, by the clock of the page. */
async function measureStep(step: Step): Promise<number> {
  const startedAt = await page.evaluate(({ press, type }) => {
    const now = performance.now();
    if (press) document.querySelector<HTMLElement>(press)?.click();
    if (type) {
      document.querySelector<HTMLElement>(type.into)?.focus();
      document.execCommand('insertText', false, type.text);
    }
    return now;
  }, step);
  const end = await page.waitForFunction(
    ({ shown, title }) =>
      shown.every((selector) => document.querySelector(selector)) &&
      (title === undefined || document.querySelector('main h2')?.textContent === title) &&
      performance.now(),
    step,
  );
  return Number(await end.jsonValue()) - startedAt;
}
