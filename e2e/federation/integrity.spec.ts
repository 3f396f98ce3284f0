import { expect, test } from '../fixtures/portal.ts';
import { changeRegistry, memberArea } from './portal-files.ts';

test.use({ sharesContext: false });

test('tampered code: an entry whose hash the registry does not name is refused', async ({
  page,
}) => {
  await changeRegistry(page, (registry) => {
    memberArea(registry).integrity = {};
  });
  await page.goto('/notifications');
  await expect(
    page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' }),
  ).toBeVisible();
  await page.goto('/kontak');
  await expect(page.getByRole('heading', { level: 1, name: /Kontak/ })).toBeVisible();
});
