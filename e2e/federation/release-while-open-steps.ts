import type { Page } from 'playwright/test';
import { expect } from '../fixtures/portal.ts';
import { type AreaBuild, buildProbe } from './areas/build.ts';
import { makeLive, takeAway } from './portal-files.ts';

const formPath = '/alumni/post-job';
export const otherPath = '/notifications';
export const replacedTitle = 'Area alumni sudah diperbarui';

export function twoBuilds(): Promise<[AreaBuild, AreaBuild]> {
  return Promise.all([buildProbe({ label: 'one' }), buildProbe({ label: 'two' })]);
}

/** Opens the form of the build, and collects the page loads from then on. */
export async function openForm(page: Page, build: AreaBuild) {
  await makeLive(page, build);
  await page.goto(formPath);
  await expectBuild(page, build);
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  return loads;
}

/** Types into the form, then makes the next build live and removes the files of the first one. */
export async function releaseOverDirtyForm(page: Page) {
  const [one, two] = await twoBuilds();
  const loads = await openForm(page, one);
  await page.getByLabel('Catatan').fill('Belum selesai');
  await makeLive(page, two);
  await takeAway(page, one);
  return { one, two, loads };
}

export async function expectBuild(page: Page, { area }: AreaBuild) {
  await expect(page.locator('[data-area="member"]')).toHaveAttribute('data-build', area.build);
}
