import type { Page } from 'playwright/test';
import { accounts, expect, test, toast } from '../fixtures/portal.ts';

const budi = accounts.budi;
const send = (page: Page) => page.getByRole('button', { name: 'Kirim Tautan' });

/** The page says why no mail was sent, whatever the service answers. */
async function expectRefusals(page: Page) {
  const recover = '**/auth/v1/recover**';
  await page.route(recover, (route) =>
    route.fulfill({
      status: 429,
      json: { code: 429, error_code: 'over_request_rate_limit', msg: 'slow down' },
    }),
  );
  await send(page).click();
  await expect(toast(page, 'Terlalu Banyak Percobaan')).toBeVisible();
  await page.unroute(recover);
  // Not a 500: the service answers so only to addresses with an account.
  await page.route(recover, (route) => route.fulfill({ status: 503, json: { msg: 'broken' } }));
  await send(page).click();
  await expect(toast(page, 'Gagal mengirim email')).toBeVisible();
  await page.unroute(recover);
}

test('without a recovery the page leads to a new link, and its mail gets a hint after 5 minutes', async ({
  page,
}) => {
  const spamHint = page.getByText(/folder spam/);
  await page.clock.install();
  // Its code has to be there: time that passes before would end the wait for the code, not for the recovery.
  await page.goto('/update-password', { waitUntil: 'networkidle' });
  await expect(page.getByText('Memvalidasi sesi…')).toBeVisible();
  // The HTML shows the text before any script counts seconds; React leaves its properties on what it has taken over.
  const isCounting = () =>
    page
      .getByText('Memvalidasi sesi…')
      .evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isCounting).toBe(true);
  await page.clock.runFor(10_100);
  await expect(page.getByText('Tautan tidak dapat digunakan')).toBeVisible();
  await page.getByRole('link', { name: 'Minta tautan baru' }).click();
  await page.getByLabel('Email').fill(budi.email);
  await test.step('a mail that cannot be sent says why', () => expectRefusals(page));
  await send(page).click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();
  const sentAt = await page.evaluate(() => Date.now());
  await page.clock.fastForward('04:00');
  await expect(spamHint).toBeHidden();
  await page.clock.fastForward('01:01');
  await expect(spamHint).toBeVisible();
  await test.step('the 5 minutes go on across a reload', async () => {
    for (const [minutes, isDue] of [
      [4, false],
      [6, true],
    ] as const) {
      await page.clock.setSystemTime(sentAt + minutes * 60_000);
      await page.reload();
      await expect(page.getByText('Periksa email Anda')).toBeVisible();
      await expect(spamHint).toBeVisible({ visible: isDue });
    }
  });
});
