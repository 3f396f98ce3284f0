import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { watchPolicy } from '../federation/policy/policy-complaints.ts';
import { axeFindings, expectAccessible } from '../fixtures/axe.ts';
import { accounts, expect, openAs, test, visitInPage } from '../fixtures/portal.ts';
import { sidewaysScroll } from '../fixtures/sideways-scroll.ts';
import { smallTargets } from '../fixtures/small-targets.ts';
import { pathsOf } from './routes.ts';

// The pointer is coarse there.
test.use({ hasTouch: true });

/** Buttons and links of one name that do or open different things cannot be told apart by ear, and axe does not compare names. */
const repeatedActions = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const seen = new Map<string, string>();
    const actions = [...main.querySelectorAll('button, a[href]')].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.matches('[tabindex="-1"], :disabled'),
    );
    return actions.flatMap((action, place) => {
      const name = (action.getAttribute('aria-label') ?? action.textContent ?? '').trim();
      const does = action.getAttribute('href') ?? `button ${place}`;
      // Several people may have one masked name.
      const isRepeated = !name.includes('**') && seen.has(name) && seen.get(name) !== does;
      seen.set(name, does);
      return isRepeated ? [name] : [];
    });
  });

/** Gives the alumnus several of everything that their own lists show, in each state. */
async function storeStates(portal: LocalStack, { email }: { email: string }) {
  await portal.query(
    `insert into event_registrations (event_id, alumni_id, party_size, status, cancel_reason)
     select e.id, a.id, 1, case e.number % 4 when 0 then 'waiting' when 1 then 'cancelled' else 'registered' end::registration_status,
       case e.number % 4 when 1 then 'Kegiatan penuh' end
     from (select *, row_number() over (order by event_date desc, id) as number from events) as e, alumni as a
     where a.email = $1 on conflict do nothing`,
    [email],
  );
  await portal.query(
    `update events set status = 'rejected' where id = (select max(id::text)::uuid from events where event_date > current_date)`,
  );
  await portal.query(
    `insert into job_postings (posted_by_user_id, title, company_name, description, status)
     select u.id, 'Lowongan ' || state || ' ' || number, 'PT Contoh', 'Isi', state
     from auth.users as u, unnest(enum_range(null::job_status)) as state, generate_series(1, 2) as number
     where u.email = $1`,
    [email],
  );
}

async function expectScreenAccessible(page: Page, path: string) {
  await expect(page.getByText(/^Memuat/).or(page.getByLabel(/^Memuat/)), path).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  expect(await repeatedActions(page), `${path}: actions of one name`).toEqual([]);
  await expectAccessible(page, path);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await smallTargets(page), `targets below 44 px on ${path}`).toEqual([]);
  expect(await sidewaysScroll(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
}

/** Goes through the screens: the first is opened, the others within the page. */
async function expectScreensAccessible(page: Page, [open = '', ...others]: string[]) {
  await expectScreenAccessible(page, open);
  for (const path of others) {
    await test.step(path, async () => {
      await visitInPage(page, path);
      await expectScreenAccessible(page, path);
    });
  }
}

const { visitor: ofVisitors, alumnus: ofAlumni, admin: ofAdmin } = pathsOf;

if (ofVisitors.length > 0) {
  test('axe finds nothing on the screens of a visitor, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.goto(ofVisitors[0] ?? '');
    await expectScreensAccessible(page, ofVisitors);
  });
}

if (ofAlumni.length > 0) {
  test('content policy: axe finds nothing on the screens of an alumnus, and nothing scrolls sideways', async ({
    page,
    portal,
  }) => {
    const complaints = await watchPolicy(page, portal.url);
    await storeStates(portal, accounts.budi);
    await openAs(page, accounts.budi, ofAlumni[0] ?? '');
    await expectScreensAccessible(page, ofAlumni);
    await test.step('the open menus', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: /^Menu akun/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Buka menu' }).click();
      expect(await axeFindings(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });
}

if (ofAdmin.length > 0) {
  test('content policy: axe finds nothing on the screens of the admin, and nothing scrolls sideways', async ({
    page,
    portal,
  }) => {
    const complaints = await watchPolicy(page, portal.url);
    await openAs(page, accounts.admin, ofAdmin[0] ?? '');
    await expectScreensAccessible(page, ofAdmin);
    expect(complaints).toEqual([]);
  });
}
