import { expect, openInPage, test } from '../fixtures/portal.ts';
import { makeLive, takeAway } from './portal-files.ts';
import {
  expectBuild,
  openForm,
  otherPath,
  releaseOverDirtyForm,
  replacedTitle,
  twoBuilds,
} from './release-while-open-steps.ts';

test.use({ sharesContext: false });

test('release while open: when a release took its files away, the open page reloads itself, once', async ({
  page,
}) => {
  const [one, two] = await twoBuilds();
  const loads = await openForm(page, one);
  await makeLive(page, two);
  await takeAway(page, one);
  await openInPage(page, otherPath);
  await expect(page.getByRole('heading', { name: 'Probe' })).toBeVisible();
  await expectBuild(page, two);
  expect(loads).toEqual([expect.stringContaining(otherPath)]);
});

test('release while open: a dirty form is not reloaded, a message says so, and the draft is kept', async ({
  page,
}) => {
  const { two, loads } = await releaseOverDirtyForm(page);
  await page.getByRole('button', { name: 'Pratinjau' }).click();
  await expect(page.getByRole('heading', { name: replacedTitle })).toBeVisible();
  expect(loads).toEqual([]);
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expectBuild(page, two);
  await expect(page.getByLabel('Catatan')).toHaveValue('Belum selesai');
});
