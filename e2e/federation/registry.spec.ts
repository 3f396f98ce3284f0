import { expect, test } from '../fixtures/portal.ts';
import { answerRegistry, healRegistry } from './portal-files.ts';

test.use({ sharesContext: false });

test('broken registry: a browser without a copy gets that of the release, or a message', async ({
  page,
}) => {
  await answerRegistry(page, '');
  await page.goto('/kontak');
  await expect(page.getByText('Portal berjalan dengan salinan yang tersimpan.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Kontak/ })).toBeVisible();

  await page.route('**/registry-copy.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Portal sedang tidak dapat dibuka',
  );
  await healRegistry(page);
  await page.getByRole('button', { name: 'Muat ulang halaman' }).click();
  await expect(page.locator('[data-area="public-site"]')).toBeVisible();
});
