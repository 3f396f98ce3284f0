import { axeFindings } from '../../fixtures/axe.ts';
import { expect, openInPage, test } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { heading, lists, main, openList } from './list-screen.ts';

const { events } = lists;
const name = 'Q'.repeat(100);

test('look: a list with its filters is saved under a name and comes back by the keyboard alone', async ({
  page,
}) => {
  await openList(page, events, '?status=pending&urut=title&halaman=1');
  const opener = main(page).getByRole('button', { name: 'Filter tersimpan' });
  const views = page.getByRole('dialog', { name: 'Filter tersimpan' });
  const view = views.getByRole('button', { name, exact: true });
  await opener.press('Enter');
  await views.getByRole('textbox', { name: 'Nama filter' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(view).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await openInPage(page, `${events.path}?q=Rapat&baris=50`);
  await expect(main(page).getByRole('searchbox')).toHaveValue('Rapat');
  await page.setViewportSize({ width: 390, height: 844 });
  await main(page).getByRole('button', { name: 'Filter', exact: true }).click();
  await opener.press('Enter');
  await expect(view).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  await view.press('Enter');
  await expect(page).toHaveURL(/manage-events\?status=pending&urut=title$/);
  await expect(views).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(main(page).getByRole('searchbox')).toHaveValue('');
  await expect(heading(page)).toHaveText('Kegiatan (1)');
});
