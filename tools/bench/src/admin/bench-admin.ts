import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { demoAccounts } from '@portal/database/seed';
import { browserArguments, ensureBrowser } from '@portal/test/browser';
import { chromium, type Page } from 'playwright';
import { rareName } from '../alumni-rows.ts';
import { openBenchStack, sizes } from '../bench-stack.ts';
import { quantile } from '../measure.ts';
import { measureStep, type Step } from './screen-step.ts';

const runs = 7;
const siteDir = resolve(import.meta.dirname, '../../../../dist');
const alumniCount = sizes[1];
const say = (line: string) => process.stdout.write(`${line}\n`);

const rowsAreThere = ['main tbody tr button', 'main [aria-busy="false"] table'];
/** What the admin does with the list, one after the other. Milliseconds; the pause of the typing is part of its limit. */
const steps: (Step & { limit: number })[] = [
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
    press: 'nav[aria-label="Halaman"] li:nth-last-child(3)',
    shown: [
      'nav[aria-label="Halaman"] li[aria-disabled="true"].ant-pagination-next',
      ...rowsAreThere,
    ],
    limit: 500,
  },
  {
    name: 'a rare name typed, its pause of 300 ms included',
    type: { into: 'main input[type="search"]', text: rareName },
    shown: [...rowsAreThere],
    title: 'Alumni (10)',
    limit: 500,
  },
];

const stack = await openBenchStack(alumniCount, siteDir);
const browser = await chromium.launch({
  ...ensureBrowser(say),
  args: browserArguments,
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'id-ID' });
await signIn(page);
say(`${alumniCount} alumni in Chromium, load ${loadavg()[0]?.toFixed(1)} at the start`);

const times = new Map<string, number[]>(steps.map(({ name }) => [name, []]));
let mostRows = 0;
for (let run = 0; run < runs; run += 1) {
  await page.goto(`${stack.url}/admin/dashboard`, { waitUntil: 'networkidle' });
  for (const step of steps) times.get(step.name)?.push(await measureStep(page, step));
}
await page.goto(`${stack.url}/admin/manage-alumni?baris=100`, { waitUntil: 'networkidle' });
mostRows = await page.locator('main tbody tr').count();

let missed = mostRows > 100 ? 1 : 0;
for (const { name, limit } of steps) {
  const measured = times.get(name) ?? [];
  const median = quantile(measured, 0.5);
  if (median > limit) missed += 1;
  const verdict = median > limit ? ' MISSED' : '';
  say(
    `${name.padEnd(52)} median ${median.toFixed(0).padStart(5)} ms  worst ${Math.max(...measured)
      .toFixed(0)
      .padStart(5)} ms  limit ${limit} ms${verdict}`,
  );
}
say(`most rows in the page: ${mostRows}, limit 100`);
say(`\n${missed} limits missed; load ${loadavg()[0]?.toFixed(1)} at the end`);
await browser.close();
await stack.close();
process.exit(missed > 0 ? 1 : 0);

async function signIn(visitor: Page): Promise<void> {
  await visitor.goto(`${stack.url}/login`);
  await visitor.getByLabel('Login sebagai').selectOption({ label: 'Admin' });
  await visitor.getByLabel('Email').fill(demoAccounts.admin.email);
  await visitor.getByLabel('Password', { exact: true }).fill(demoAccounts.admin.password);
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await visitor.waitForURL('**/admin/dashboard');
}
