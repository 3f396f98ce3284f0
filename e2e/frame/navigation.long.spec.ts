import { expect, test } from '../fixtures/portal.ts';

test('first paint: a page that the host does not know yet is shown all the same', async ({
  page,
}) => {
  await page.route('**/tentang', async (route) => {
    const url = route.request().url().replace('/tentang', '/tidak-ada');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto('/tentang');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tentang Kami');
  await expect(page.locator('title')).toHaveCount(1);
  expect(problems).toEqual([]);
});
