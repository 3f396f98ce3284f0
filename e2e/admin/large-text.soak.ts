import { accounts, expect, signIn, test } from '../fixtures/portal.ts';
import { expectNoSidewaysScroll, largeText } from '../fixtures/text-size.ts';

test.use(largeText);

/** A drawer lies beside its list, so that one URL shows both. */
const paths = [
  '/admin/dashboard',
  '/admin/manage-events?form=baru',
  '/admin/manage-jobs',
  '/admin/manage-alumni?form=baru',
  '/admin/manage-organization',
  '/admin/site-settings?section=stats',
  '/admin/site-settings?section=org_categories',
];

test('look: the admin area follows the text size of the browser and needs no sideways scrolling at 200 %', async ({
  page,
}) => {
  await signIn(page, accounts.admin);
  await expect(page).toHaveURL(/dashboard/);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoSidewaysScroll(page, path);
    if (!path.includes('form=')) continue;
    const form = page.getByRole('dialog');
    await expect(form.getByRole('textbox').first()).toHaveCSS('font-size', '32px');
    const overflow = () =>
      form.locator('.ant-drawer-body').evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(await overflow(), path).toBeLessThanOrEqual(0);
  }
});
