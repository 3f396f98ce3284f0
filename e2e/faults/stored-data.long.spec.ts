import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import {
  accounts,
  expect,
  keepSession,
  openInPage,
  test,
  visitInPage,
} from '../fixtures/portal.ts';
import { isChosen } from '../screens/routes.ts';
import { searchesOver } from '../screens/searches.ts';
import { markup, storeBrokenData } from './broken-data.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

/** Columns whose format the database checks. */
const formed = [
  'alumni.email',
  'alumni.entry_year',
  'alumni.graduation_year',
  'alumni.linkedin_url',
  'alumni.profile_image_url',
  'alumni.website_url',
  'event_registrations.guest_name',
  'events.image_url',
  'events.online_link',
  'events.registration_link',
  'job_postings.application_link',
  'job_postings.company_logo_url',
  'notifications.link',
  'notifications.topic',
  'notifications.value_after',
  'notifications.value_before',
  'organization_structure.category',
  'organization_structure.image_url',
  'site_configurations.config_key',
];

const chosenScreens = (account: Screen['visitor']) =>
  screens.filter(({ visitor, path }) => visitor === account && isChosen(path));

async function screensOf(portal: LocalStack, account: Screen['visitor']) {
  const searches = await searchesOver(portal);
  return chosenScreens(account).map(({ path }) => ({ path, searches: searches[path] ?? [] }));
}

async function expectWhole(page: Page, address: string) {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.getByText(/^Memuat/), address).toHaveCount(0);
  await expect(page.getByText(/tidak dapat dibuka|Unexpected/), address).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Coba Lagi' }), address).toHaveCount(0);
  await expect(page.locator('img[src="x"]'), address).toHaveCount(0);
  // Settings show the text in fields, not on the page.
  if (address.includes('settings')) return;
  await expect(page.locator('body'), address).toContainText(markup);
}

/** Dialogs open over the page, whose rows are there; sections are pages of their own. */
async function openOver(page: Page, address: string) {
  if (!/[?](event|profil|form|detail)=/.test(address)) return page.goto(address);
  await openInPage(page, address);
  await expect(page.getByRole('dialog'), address).toBeVisible();
}

const visitors = [
  { who: 'a visitor', account: null },
  { who: 'an alumnus', account: 'budi' },
  { who: 'the admin', account: 'admin' },
] as const;

for (const { who, account } of visitors) {
  if (chosenScreens(account).length === 0) continue;
  test(`stored markup, malformed data: every screen of ${who} renders whatever is stored`, async ({
    page,
    portal,
  }) => {
    expect(await storeBrokenData(portal)).toEqual(formed);
    const failures: string[] = [];
    page.on('dialog', () => failures.push(`${page.url()} ran the markup`));
    page.on('pageerror', (error) => failures.push(`${page.url()} ${error.message}`));
    if (account) await keepSession(page, accounts[account]);
    const own = await screensOf(portal, account);
    for (const [turn, { path, searches }] of own.entries()) {
      await (turn === 0 ? page.goto(path) : visitInPage(page, path));
      await expectWhole(page, path);
      for (const search of searches) {
        await openOver(page, path + search);
        await expectWhole(page, path + search);
      }
    }
    expect(failures).toEqual([]);
  });
}
