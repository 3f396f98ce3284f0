import { returnPathKey, sessionKey } from '@portal/api/storage-keys';
import type { Page } from 'playwright/test';
import { accounts, expect, sendSignIn, signIn, test, visitInPage } from '../fixtures/portal.ts';

/** Changes the stored session. Leaves the page before, which would renew it for its own reads or write over it. */
async function changeSession(page: Page, change: object) {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, changes]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, ...changes }));
    },
    [sessionKey, change] as const,
  );
}

function tokenRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) requests.push(request.url());
  });
  return requests;
}

test('expired session, lost token: it is renewed once for the whole page, or leads to the login and back', async ({
  page,
}) => {
  await signIn(page, accounts.admin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await test.step('a session that ran out is renewed once, and the page stays', async () => {
    await changeSession(page, { expires_at: 1 });
    const renewals = tokenRequests(page);
    await page.goto('/admin/manage-events');
    // The rows may be there first: the server still takes the token that the page calls expired.
    await expect.poll(() => renewals.length).toBe(1);
    await expect(rows.nth(1)).toBeVisible();
    await visitInPage(page, '/admin/manage-jobs');
    await expect(page.getByRole('heading', { level: 1, name: 'Lowongan' })).toBeVisible();
    await expect(rows.nth(1)).toBeVisible();
    expect(renewals).toHaveLength(1);
  });
  await test.step('a session that cannot be renewed leads to the login, and from there back to where it ended', async () => {
    await changeSession(page, { expires_at: 1, refresh_token: 'unknown' });
    await page.goto('/admin/manage-events?q=a');
    await expect(page).toHaveURL(/\/login$/);
    await sendSignIn(page, accounts.admin);
    await expect(page).toHaveURL(/\/admin\/manage-events\?q=a$/);
  });
  await test.step('42501 with 401 after the token was lost leads to the login and keeps the origin', async () => {
    await visitInPage(page, '/admin/manage-alumni');
    await expect(rows.nth(1)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    const refusals: unknown[] = [];
    await page.route('**/rest/v1/**', async (route) => {
      const response = await route.fetch();
      if (response.status() === 401) refusals.push(await response.json());
      await route.fulfill({ response });
    });
    await page.getByRole('searchbox').fill('budi');
    await expect(page).toHaveURL(/\/login$/);
    expect(refusals[0]).toMatchObject({ code: '42501' });
    expect(await page.evaluate((key) => sessionStorage.getItem(key), returnPathKey)).toContain(
      '/admin/manage-alumni',
    );
  });
});
