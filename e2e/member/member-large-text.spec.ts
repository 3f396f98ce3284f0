import { browserArguments, findBrowser } from '@portal/test/browser';
import type { Page } from 'playwright/test';
import { accounts, expect, signIn, test } from '../fixtures.ts';

// The reader's own setting, twice the usual 16 px, which media queries follow as well.
test.use({
  launchOptions: {
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
    ...findBrowser(),
  },
});

async function expectNoSidewaysScroll(page: Page, state: string) {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const name of ['budi', 'andi'] as const) {
  test(`look: the member area of ${name} needs no sideways scrolling with text at 200 %`, async ({
    page,
  }) => {
    await signIn(page, accounts[name]);
    await expect(page).toHaveURL(/dashboard/);
    for (const path of [
      '/dashboard/alumni',
      '/alumni/my-content',
      '/alumni/post-job',
      '/notifications',
      '/profile-settings',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page, path);
    }
    for (const add of [/^Tambah Riwayat/, /^Tambah Pelatihan/, /^Tambah Org/, /^Tambah Pend/]) {
      await page.getByRole('button', { name: add }).click();
      await page.getByRole('button', { name: 'Tambahkan' }).last().click();
    }
    await page.getByLabel('Lokasi').fill('Siak');
    await expectNoSidewaysScroll(page, 'open forms');
    await page.getByRole('button', { name: 'Ubah Password' }).click();
    await page.getByRole('banner').first().getByRole('link', { name: 'IKA Teknik' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page, 'question before leaving');
  });
}
