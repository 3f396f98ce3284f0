import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

test('the navigation leads to New Area, which axe finds nothing on', async ({ page }) => {
  await page.goto('/kontak');
  await page
    .getByRole('navigation', { name: 'Utama' })
    .getByRole('link', { name: 'New Area' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Area' })).toBeVisible();
  await expectAccessible(page, '/new-area');
});
