import { axeFindings } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/portal.ts';
import { bodyRows, drawer, lists, main, openList, press, row, save } from './list-screen.ts';

for (const list of Object.values(lists)) {
  test(`axe finds nothing in the rows of ${list.path} and in its form, which fits 320 pixels`, async ({
    page,
  }) => {
    await openList(page, list);
    await main(page).getByRole('button', { name: 'Tampilan' }).click();
    expect(await axeFindings(page), 'rows and columns').toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, 'Ubah', list.pending);
    const form = drawer(page, list);
    await form.getByLabel('Judul').fill('');
    await save(page, list).click();
    await expect(form.getByText('Judul harus diisi.')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await axeFindings(page), 'form with an error').toEqual([]);
    for (const place of [form.locator('.ant-drawer-body'), page.locator('html')]) {
      const overflow = await place.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}

test('axe finds nothing in cards, empty lists and the question before a deletion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, lists.jobs);
  await press(page, 'Hapus', lists.jobs.pending);
  expect(await axeFindings(page), 'cards and question').toEqual([]);
  await openList(page, lists.events, '?q=tidak+ada');
  expect(await axeFindings(page), 'nothing found').toEqual([]);
});

test('the keyboard alone finds, approves and edits a job, and the focus comes back', async ({
  page,
}) => {
  const list = lists.jobs;
  await openList(page, list);
  await main(page).getByRole('searchbox').focus();
  await page.keyboard.type('drafter');
  await expect(bodyRows(page)).toHaveCount(1);
  const reach = async (name: string) => {
    for (let presses = 0; presses < 30; presses += 1) {
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      if (label === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await reach(`Setujui ${list.pending}`);
  await page.keyboard.press('Enter');
  await expect(row(page, list.pending)).toContainText('Tayang');
  await reach(`Ubah ${list.pending}`);
  await page.keyboard.press('Enter');
  const form = drawer(page, list);
  await expect(form.getByLabel('Judul')).toHaveValue(list.pending);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await main(page).evaluate((box) => box.contains(document.activeElement));
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(
    row(page, list.pending).getByRole('button', { name: `Ubah ${list.pending}` }),
  ).toBeFocused();
});
