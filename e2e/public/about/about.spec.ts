import type { Page } from 'playwright/test';
import { expect, openInPage, test } from '../../fixtures/portal.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

function columnsOf(page: Page) {
  const list = page.getByRole('tabpanel').getByRole('list');
  return list.evaluate((it) => getComputedStyle(it).gridTemplateColumns.split(' ').length);
}

test('the tabs: by keyboard, by press and by URL, each with its cards', async ({ page }) => {
  await page.goto('/tentang');
  await test.step('the tabs are one stop of the keyboard; arrows, Home and End choose', async () => {
    await tab(page, 'Dewan Penasehat').focus();
    const steps = [
      ['ArrowDown', 'Dewan Pengawas'],
      ['ArrowRight', 'Pengurus Inti'],
      ['ArrowUp', 'Dewan Pengawas'],
      ['End', 'Koordinator Wilayah'],
      ['ArrowRight', 'Dewan Penasehat'],
      ['ArrowLeft', 'Koordinator Wilayah'],
      ['Home', 'Dewan Penasehat'],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  });
  await test.step('pengurus-inti shows large photo cards in 3 columns, the others small ones in 4', async () => {
    await tab(page, 'Pengurus Inti').click();
    const panel = page.getByRole('tabpanel', { name: 'Pengurus Inti' });
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    expect(await columnsOf(page)).toBe(3);
    await expect(panel.getByRole('img', { name: 'Foto Hendra Gunawan' })).toBeVisible();
    await expect(panel.getByRole('listitem').first()).toContainText('Ketua Umum');
    await tab(page, 'Dewan Pengawas').click();
    await expect(page.getByRole('tabpanel')).toContainText(
      'Memeriksa laporan berkala kepengurusan.',
    );
    expect(await columnsOf(page)).toBe(4);
  });
  await test.step('the category lives in the URL; Back works and an unknown one falls to the first', async () => {
    await tab(page, 'Koordinator Sektor').click();
    await expect(page).toHaveURL(/\?kategori=kordinator-sektor$/);
    await tab(page, 'Pengurus Inti').click();
    await page.goBack();
    await expect(tab(page, 'Koordinator Sektor')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab(page, 'Koordinator Sektor')).toHaveAttribute('aria-selected', 'true');
    await openInPage(page, '/tentang?kategori=tidak-ada');
    await expect(tab(page, 'Dewan Penasehat')).toHaveAttribute('aria-selected', 'true');
  });
});
