import type { Locator, Page } from 'playwright/test';
import { accounts, expect, openAs, test } from '../fixtures/portal.ts';

test.use({
  sharesContext: false,
  viewport: { width: 390, height: 844 },
  contextOptions: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  hasTouch: true,
});

async function middleOf(target: Locator) {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What the page gets of taps: the names of the controls that are clicked. */
async function recordClicks(page: Page) {
  await page.evaluate(() => {
    const clicks: string[] = [];
    Object.assign(window, { clicks });
    document.addEventListener(
      'click',
      ({ target }) => {
        const control = target instanceof Element && target.closest('a, button, input, label');
        if (control) clicks.push(control.getAttribute('aria-label') ?? control.textContent);
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { clicks: string[] }).clicks);
}

/** Two taps as of a hurried thumb: 250 ms apart, whatever the first one has done. The pace is what is tested. */
async function tapTwice(page: Page, { x, y }: { x: number; y: number }) {
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(250);
  await page.touchscreen.tap(x, y);
}

/** A link under the spot, as lies there on many a page: it is there before the dialog is opened. */
const putBelow = (page: Page, { x, y }: { x: number; y: number }) =>
  page.evaluate(
    ([left, top]) => {
      const button = document.createElement('button');
      button.textContent = 'Tutup (sudah terisi)';
      button.style.cssText = `position:fixed;z-index:999;left:${left - 60}px;top:${top - 25}px;width:120px;height:50px`;
      document.getElementById('isi')?.append(button);
    },
    [x, y] as const,
  );

test('a second tap reaches nothing below a dialog or a drawer that the first one closes', async ({
  page,
}) => {
  await page.goto('/kegiatan');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Lihat Detail/ })
    .first()
    .tap();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).first();
  const spot = await middleOf(close);
  await putBelow(page, spot);
  const clicks = await recordClicks(page);
  await tapTwice(page, spot);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await clicks()).toEqual(['Tutup']);
  await test.step('and is taken again after a pause', async () => {
    await page.waitForTimeout(1_600);
    await page.touchscreen.tap(spot.x, spot.y);
    expect(await clicks()).toEqual(['Tutup', 'Tutup (sudah terisi)']);
  });

  await openAs(page, accounts.admin, '/admin/manage-jobs');
  await page.getByRole('main').getByRole('button', { name: 'Tambah Lowongan' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Tambah Lowongan' });
  const closeDrawer = drawer.locator('.ant-drawer-close');
  await expect(drawer.getByLabel('Judul')).toBeVisible();
  // Away from where the drawer was opened.
  const drawerSpot = await middleOf(closeDrawer);
  await putBelow(page, drawerSpot);
  const adminClicks = await recordClicks(page);
  await tapTwice(page, drawerSpot);
  await expect(drawer).toHaveCount(0);
  expect(await adminClicks()).not.toContain('Tutup (sudah terisi)');
});

test('a second tap reaches nothing that a menu opens or a toast leaves; a control that stays takes both', async ({
  page,
}) => {
  await openAs(page, accounts.admin, '/admin/manage-events');
  const approve = page.getByRole('main').getByRole('button', { name: /^Setujui/ });
  await approve.tap();
  const close = page
    .getByRole('region', { name: 'Notification' })
    .getByRole('button', { name: 'Tutup' });
  const spot = await middleOf(close);
  await putBelow(page, spot);
  const clicks = await recordClicks(page);
  await tapTwice(page, spot);
  await expect(close).toHaveCount(0);
  expect(await clicks()).not.toContain('Tutup (sudah terisi)');

  await test.step('a menu button that stays opens and closes', async () => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: /menu/i }).first();
    await tapTwice(page, await middleOf(menu));
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});
